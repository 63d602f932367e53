import { createFileLoader } from '#web/loading/file-loader.ts'

/** Loads what draws: a document may have no picture, or have them folded away. */
export const loadPicture = createFileLoader(() => import('./picture.tsx'))
