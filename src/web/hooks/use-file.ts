import { useEffect, useState } from 'react'
import type { FileLoader } from '#web/file-loader.ts'

/**
 * A file of code that is loaded apart: null until it is here. It is asked for as soon as it is wanted;
 * when it cannot be had, the next want tries again.
 */
export function useFile<File>(load: FileLoader<File>, isWanted: boolean): File | null {
  const [, setFile] = useState(load.here)
  useEffect(() => {
    if (isWanted && load.here === null) load().then(setFile, () => undefined)
  }, [load, isWanted])
  return load.here
}
