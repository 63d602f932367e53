/** Loads the reader, also ahead of its first document. */
export const loadTypedDocument = () => import('./typed-document.tsx')
