/** A file on its way to a person. */
export interface DownloadedFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}
