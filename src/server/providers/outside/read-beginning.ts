/** So many bytes of a body, and no more, as text; `isCut` says that there would have been more. */
export async function readBeginning(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mostBytes: number,
): Promise<{ text: string; isCut: boolean }> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > mostBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
  return { text, isCut: bytes > mostBytes }
}
