/** The words around the finished example. */
export const exampleText = {
  note: 'This is an example: the fifteen answers of a made-up yoga studio, turned into a document by the same program that writes yours.',
  action: 'Write yours',
  contents: 'Contents',
} as const
