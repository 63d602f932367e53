import { createHash } from 'node:crypto'

const MODULUS = 1n << 256n

/**
 * The digest of a set of rows in any order: the sum of their SHA-256 hashes. Two engines sort text
 * differently and a table has no order of its own, so an order must not count.
 */
export class RowDigest {
  #sum = 0n
  #rows = 0

  add(row: string): void {
    const hash = createHash('sha256').update(row).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS
    this.#rows += 1
  }

  get rows(): number {
    return this.#rows
  }

  /** 64 hexadecimal digits. */
  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0')
  }
}
