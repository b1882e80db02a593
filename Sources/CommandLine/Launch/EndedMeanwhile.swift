/// The user has asked that the program end, before what he waited for was there.
package struct EndedMeanwhile: Error {
  package init() {}
}
