/** A backup or restore cannot go on. Its message is written for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
