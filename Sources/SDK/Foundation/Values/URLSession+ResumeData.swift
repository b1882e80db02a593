/// Where an error of a download keeps the data for resuming.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
