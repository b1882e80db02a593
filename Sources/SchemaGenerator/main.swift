import ArgumentParser

SchemaGenerator.main()
