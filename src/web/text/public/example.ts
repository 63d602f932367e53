/** The words around the finished example. */
export const exampleText = {
  note: 'An example: we made up the founder and the fifteen answers. The document is what Groundwork makes of them.',
  action: 'Start yours',
  contents: 'Contents',
  gallery: 'Examples',
} as const
