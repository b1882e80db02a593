/// Core Data as far as an Intents extension and what it shares with its app use it: models, contexts, objects with their
/// relationships, and stores in SQLite.
///
/// What a model says is read when the program is built (`DataModelReader`), which writes it into the bundle as a property list.
@_exported import SDKFoundation
