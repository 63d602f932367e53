import { describe, expect, it } from 'vitest'
import { readPlainly } from './read-plainly.ts'

const PEOPLE =
  'El alumno ve sus clases y reserva, no ve las de otros.\nLos monitores pueden ver el horario, pero no los precios.\nLos padres no necesitan entrar.'

function facts(question: string, text: string, kind: string): unknown[] {
  const answers = [{ question: 'q5', text: PEOPLE }]
  const rows = readPlainly(question === 'q5' ? answers : [...answers, { question, text }])
  for (const row of rows) {
    for (const { words } of row.said)
      expect(PEOPLE.includes(words) || text.includes(words)).toBe(true)
  }
  return rows
    .filter((row) => row.kind === kind && row.said.some((each) => each.question === question))
    .map((row) => {
      const { kind: _, said: __, certainty: ___, flags: ____, ...fields } = row
      return fields
    })
}

const CASES = (
  [
    [
      'q4',
      'reservas dobles: de 6 al mes a 0',
      'measure',
      { what: 'reservas dobles', from: '6', to: '0' },
    ],
    [
      'q8',
      'No tienda online, porque ya la lleva mi hermano.',
      'out',
      { what: 'tienda online', because: 'ya la lleva mi hermano' },
    ],
    [
      'q8',
      'Kein Shop, weil mein Bruder einen hat.',
      'out',
      { what: 'Shop', because: 'mein Bruder einen hat' },
    ],
    [
      'q9',
      'Si hay viento, se cancela la clase.',
      'rule',
      { when: 'hay viento', then: 'se cancela la clase' },
    ],
    [
      'q9',
      'Wenn es regnet, fällt die Stunde aus.',
      'rule',
      { when: 'es regnet', then: 'fällt die Stunde aus' },
    ],
    [
      'q10',
      'Barco: número, tipo',
      'thing',
      { name: 'Barco', fields: [{ name: 'número' }, { name: 'tipo' }] },
    ],
    ['q12', 'Barco roto: se usa otro.', 'case', { when: 'Barco roto', then: 'se usa otro' }],
    [
      'q12',
      'Si falta el viento, se avisa a los monitores.',
      'message',
      { to: 'monitores', when: 'falta el viento' },
    ],
    ['q13', 'Recordatorio por SMS el día antes', 'message', { channel: 'SMS' }],
    ['q13', 'Una clase son 35 euros.', 'money', { what: 'Una clase son 35 euros' }],
    ['q15', 'No sé si hace falta un seguro.', 'doubt', { about: 'unknown' }],
    [
      'q4',
      'Que las quejas por el horario bajen, hoy son como cinco a la semana, quisiera una máximo.',
      'measure',
      { what: 'las quejas por el horario bajen', from: 'cinco', to: 'una máximo' },
    ],
    [
      'q4',
      'Anrufe im Büro – höchstens 2 pro Woche, jetzt sind es eher 8.',
      'measure',
      { what: 'Anrufe im Büro', from: '8', to: 'höchstens 2' },
    ],
    [
      'q10',
      'El peso lo pone el monitor.',
      'permission',
      { role: 'monitores', may: 'may', what: 'poner el peso' },
    ],
    [
      'q14',
      'El peso del alumno no lo ven los padres.',
      'permission',
      { role: 'padres', may: 'never', what: 'ver el peso del alumno' },
    ],
    [
      'q10',
      'De los barcos el número, el tipo, la fecha',
      'thing',
      { name: 'barcos', fields: [{ name: 'número' }, { name: 'tipo' }, { name: 'fecha' }] },
    ],
    [
      'q13',
      'Kein Telegram, das will der Verein nicht.',
      'out',
      { what: 'Telegram', because: 'das will der Verein nicht' },
    ],
  ] as const
).map(([question, text, kind, expected]) => ({ question, text, kind, expected }))

describe('readPlainly', () => {
  it('reads who there is, and what each may and may not', () => {
    expect(facts('q5', PEOPLE, 'role')).toEqual([
      { name: 'alumno', also: [], access: true },
      { name: 'monitores', also: [], access: true },
      { name: 'padres', also: [], access: false },
    ])
    expect(facts('q5', PEOPLE, 'permission')).toEqual([
      { role: 'alumno', may: 'may', what: 'ver sus clases' },
      { role: 'alumno', may: 'may', what: 'reservar' },
      { role: 'alumno', may: 'never', what: 'ver las de otros' },
      { role: 'monitores', may: 'may', what: 'ver el horario' },
      { role: 'monitores', may: 'never', what: 'ver los precios' },
    ])
  })

  it('takes a rank from a heading alone', () => {
    const text =
      'Imprescindible:\n- el alumno reserva una clase\nEstaría bien:\n- fotos de la clase\nTambién\n- lista de espera'
    expect(facts('q7', text, 'feature')).toMatchObject([
      { actor: 'alumno', does: 'reserva una clase', priority: 'must' },
      { actor: null, does: 'fotos de la clase', priority: 'could' },
      { actor: null, does: 'lista de espera', priority: 'unsaid' },
    ])
  })

  it.each(CASES)('$question $text', ({ question, text, kind, expected }) => {
    expect(facts(question, text, kind)).toMatchObject([expected])
  })

  it('tells who may from sentences about them, and takes what they may as features', () => {
    const rows = readPlainly([
      {
        question: 'q5',
        text: 'Los clientes, que son muchos, ven lo suyo no más. Y yo, que veo todo y soy la única que borra fichas. Los vecinos no.',
      },
      { question: 'q7', text: 'Ver lo suyo' },
      { question: 'q9', text: 'Yo puedo alargar el plazo, los clientes no.' },
    ])
    const rights = rows.flatMap((row) =>
      row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : [],
    )
    expect(rights).toEqual([
      'clientes may ver solo lo suyo',
      'dueña may ver todo',
      'dueña only borrar fichas',
      'dueña may alargar el plazo',
      'clientes never alargar el plazo',
    ])
    const roles = rows.flatMap((row) => (row.kind === 'role' ? [`${row.name} ${row.access}`] : []))
    expect(roles).toEqual(['clientes true', 'dueña true', 'vecinos false'])
    const features = rows.flatMap((row) => (row.kind === 'feature' ? [row.does] : []))
    expect(features).toEqual(['Ver lo suyo', 'borrar fichas', 'alargar el plazo'])
  })

  it('reads German rights: verb first, a bracket that is the founder, a wish that was granted', () => {
    const rows = readPlainly([
      {
        question: 'q5',
        text: '- Gast (je Tisch einer): sieht Karte und freie Plätze, bestellt. Nicht: wer nebenan sitzt.\n- Wirt (ich): alles, gibt Tische frei.\n- Team: nur lesen. Naja, der Koch will auch Gerichte streichen dürfen. Gut, das darf er, sonst niemand.',
      },
      { question: 'q14', text: 'Umsatz sieht nur der Wirt.' },
    ])
    const rights = rows.flatMap((row) =>
      row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : [],
    )
    expect(rights).toEqual([
      'Gast may Karte und freie Plätze sehen',
      'Gast may bestellen',
      'Gast never wer nebenan sitzt',
      'Wirt may alles',
      'Wirt may Tische freigeben',
      'Team may nur lesen',
      'Koch only Gerichte streichen',
      'Wirt only Umsatz sehen',
    ])
  })

  it.each([
    [
      'Los veterinarios ven las fichas y solo ellos cambian la dosis.',
      ['veterinarios may ver las fichas', 'veterinarios only cambiar la dosis'],
    ],
    [
      'Eltern melden ihr Kind an und sehen nur das eigene Kind. Der Kassenwart darf Beiträge eintragen, sonst nichts.',
      [
        'Eltern may ihr Kind anmelden',
        'Eltern may nur das eigene Kind sehen',
        'Kassenwart may Beiträge eintragen',
      ],
    ],
    [
      'Les clients voient leurs commandes, ils ne voient pas les prix. Le livreur ne peut pas modifier la tournée.',
      [
        'clients may voir leurs commandes',
        'clients never voir les prix',
        'livreur never modifier la tournée',
      ],
    ],
  ])('%s', (text, expected) => {
    const rights = readPlainly([{ question: 'q5', text }]).flatMap((row) =>
      row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : [],
    )
    expect(rights).toEqual(expected)
  })
})
