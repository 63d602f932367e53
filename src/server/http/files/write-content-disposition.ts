/**
 * Names a download (RFC 6266): an ASCII stand-in for old clients and the whole name in UTF-8
 * (RFC 8187). Nothing a title holds can end the header or the name.
 */
export function writeContentDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]+|["\\%]/gu, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`
}
