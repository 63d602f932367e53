/** Loads a file of code; `here` is what it holds, once it has come. */
export interface FileLoader<File> {
  (): Promise<File>
  here: File | null
}

/** A loader that knows its file again, so that what has come already is drawn without a wait. */
export function fileLoader<File>(start: () => Promise<File>): FileLoader<File> {
  const load: FileLoader<File> = async () => {
    load.here = await start()
    return load.here
  }
  load.here = null
  return load
}
