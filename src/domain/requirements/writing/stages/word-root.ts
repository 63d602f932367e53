/** The base form of an irregular participle: "paid" is "pay"; every other word is left as it is. */
export function baseOf(word: string): string {
  return IRREGULAR[word.toLowerCase()] ?? word
}

const IRREGULAR: Readonly<Record<string, string>> = {
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  chosen: 'choose',
  drawn: 'draw',
  given: 'give',
  goes: 'go',
  going: 'go',
  gone: 'go',
  held: 'hold',
  lent: 'lend',
  made: 'make',
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  taken: 'take',
  withdrawn: 'withdraw',
  written: 'write',
}
