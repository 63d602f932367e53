process.env.DATA_DIR ??= '/tmp/way-data'
await import('#server/main.ts')
