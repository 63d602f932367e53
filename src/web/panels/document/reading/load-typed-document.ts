import { fileLoader } from '#web/loading/file-loader.ts'

/** Loads the reader, also ahead of its first document. */
export const loadTypedDocument = fileLoader(() => import('./typed-document.tsx'))
