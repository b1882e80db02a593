/// Where an error of a download keeps what the download can go on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
