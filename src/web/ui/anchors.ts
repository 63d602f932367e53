/**
 * Ids of the few elements that are reached from elsewhere in the app: the command menu presses the
 * very buttons that people press, so that what is not allowed is refused in one place.
 */
export const anchors = {
  newProject: 'new-project',
  askBox: 'ask-box',
  generateDocument: 'generate-document',
  exportDocument: 'export-document',
} as const
