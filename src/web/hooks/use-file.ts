import { useEffect, useReducer } from 'react'
import { type FileLoader, loadUntilHere } from '#web/loading/file-loader.ts'

/**
 * A file of code that is loaded apart: null until it is here. It is asked for as soon as it is wanted,
 * and again and again for as long as it is and cannot be had.
 */
export function useFile<File>(load: FileLoader<File>, isWanted: boolean): File | null {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const file = load.here
  const isMissing = isWanted && file === null
  useEffect(() => {
    // Also when it has come since the drawing: then it is here at once.
    if (isMissing) return loadUntilHere(load, drawAgain)
  }, [load, isMissing])
  return file
}
