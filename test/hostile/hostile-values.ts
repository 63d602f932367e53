import fc from 'fast-check'

export interface HostileRequest {
  /** The body's text, JSON or not. */
  body: string
  type: string
  query: string
}

/** Bodies that break careless code: types, depth, sizes, prototype keys, bad JSON, other types. */
export function hostileBody(fields: readonly string[]): fc.Arbitrary<HostileRequest> {
  const key = fc.oneof(fc.constantFrom(...fields), fc.constantFrom(...ODD_KEYS), fc.string())
  const record = fc.dictionary(key, hostileValue, { maxKeys: 8, noNullPrototype: true })
  const known = fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue])))
  const json = fc.oneof(known, record, hostileValue).map((value) => JSON.stringify(value) ?? '')
  const duplicated = fc
    .tuple(fc.constantFrom(...fields), hostileValue, hostileValue)
    .map(([name, a, b]) => `{"${name}":${text(a)},"${name}":${text(b)},"__proto__":${text(b)}}`)
  const deep = fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom('[', '{"a":'), fc.constantFrom(50, 10_000))
    .map(([name, bracket, depth]) => nested(name, bracket, depth))
  const broken = fc.oneof(
    fc.string(),
    json.map((whole) => whole.slice(0, -1)),
  )
  return fc.record({
    body: fc.oneof({ weight: 6, arbitrary: json }, duplicated, deep, broken),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      fc.constantFrom(...TYPES),
    ),
    query: fc.constantFrom('', '?id=1&id=2', '?id[]=1', '?__proto__[x]=1', '?%00'),
  })
}

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  '$where',
]
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    'q1',
    'x'.repeat(20_000),
    '2026-13-45T99:99:99Z',
    '+275761-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    'a@b.test',
    '-1',
    'NaN',
  ),
  fc.integer(),
  fc.double(),
  fc.constantFrom(1e308, -1e308, 2 ** 53, 2 ** 31, -0, 1e-320),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.string(), { maxLength: 5 }),
)

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}

function nested(name: string, bracket: string, depth: number): string {
  const close = bracket === '[' ? ']' : '}'
  return `{"${name}":${bracket.repeat(depth)}1${close.repeat(depth)}}`
}

const SEEDS = [
  '',
  ' ',
  '\t\n\r\u000b\u000c\u0085\u00a0\u2028\u2029\ufeff',
  'undefined',
  'null',
  'NaN',
  'true',
  '-0',
  '1e309',
  '0x7f',
  '\u0001\u0002\u001f\u007f\u0080\u009f',
  '¡™£¢∞§¶•ªº–≠œ∑´®†¥¨ˆøπ“‘',
  '田中さんにあげて下さい',
  '𠜎𠜱𠝹𠱓𠱸𠲖',
  'הָיְתָהtestالصفحات التّحول',
  '\u202e\u202dtest\u202c\u2066\u2069',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '👩‍👩‍👧‍👦🏳️‍🌈🇯🇵👍🏽',
  'e\u0301 é ﬀ Å Å İı ẞß',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; DROP TABLE users; --",
  "1' OR '1'='1",
  '$(touch /tmp/x) `id` %n%s',
  '../../etc/passwd\\..\\',
  '{{7*7}} #{7*7} <%= 7*7 %> %{7*7}',
  '# Heading\n---\n```js\n| a | b |\n<!-- c -->',
  '\\u0000 \\ud800 \\\\ \\" \\n',
  '\u{10ffff}\ufffe\uffff\ufdd0',
  'a\r\nb\rc\nd',
  '__proto__',
  'File:///C:/CON|PRN',
  '=cmd|calc!A1',
]

/** Over five hundred strings that must come back as they were: each seed alone and in company. */
export const NAUGHTY: readonly string[] = [
  ...SEEDS,
  ...SEEDS.flatMap((seed, index) =>
    Array.from(
      { length: 15 },
      (_, n) => `${seed}${' '.repeat(n)}${SEEDS[(index + n + 1) % SEEDS.length]}`,
    ),
  ),
]
