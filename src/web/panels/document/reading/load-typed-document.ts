import { createFileLoader } from '#web/loading/file-loader.ts'

/** Loads the reader, also ahead of its first document. */
export const loadTypedDocument = createFileLoader(() => import('./typed-document.tsx'))
