/**
 * A short mark that tells two texts apart (length and a 53-bit hash, after cyrb53). Kept beside a
 * draft on the device instead of every text that was sent, so that the draft stays small.
 */
export function computeFingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  const hash = 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
  return `${text.length.toString(36)}.${hash.toString(36)}`
}
