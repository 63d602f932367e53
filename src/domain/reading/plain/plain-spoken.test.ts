import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { readPlainly } from './read-plainly.ts'

const PEOPLE =
  'La socia ve las clases y reserva una. El monitor pasa lista. Yo puedo hacer todo. Mi hermana Carmen puede ver las cuentas.'

function rowsOf(question: string, text: string): ProposedRow[] {
  const people = { question: 'q5', text: PEOPLE }
  const rows = readPlainly(question === 'q5' ? [{ question, text }] : [people, { question, text }])
  return rows.filter(({ said }) => said.some((each) => each.question === question))
}

function rights(question: string, text: string): string[] {
  return rowsOf(question, text).flatMap((row) =>
    row.kind === 'permission' ? [`${row.certainty} ${row.role} ${row.may} ${row.what}`] : [],
  )
}

function features(question: string, text: string): string[] {
  return rowsOf(question, text).flatMap((row) =>
    row.kind === 'feature' ? [`${row.certainty} ${row.actor} ${row.priority} ${row.does}`] : [],
  )
}

describe('rights in Spanish, French and German', () => {
  it.each([
    [
      'Los mecánicos ven las motos y apuntan lo que hicieron pero no ven lo que se cobra.',
      [
        'clear mecánicos may ver las motos',
        'clear mecánicos may apuntar lo que hicieron',
        'clear mecánicos never ver lo que se cobra',
      ],
    ],
    [
      'El chófer anota lo cargado y lo roto y puede cobrar.',
      ['clear chófer may anotar lo cargado y lo roto', 'clear chófer may cobrar'],
    ],
    ['La encargada, en la barra, cobra los cafés.', ['clear encargada may cobrar los cafés']],
    [
      'La clienta puede pedir una prueba, cambiarla hasta el lunes.',
      ['clear clienta may pedir una prueba', 'clear clienta may cambiar una prueba hasta el lunes'],
    ],
    ['El gestor recibirá un resumen; no necesita entrar.', []],
    [
      'Les bénévoles enregistrent les prêts ; ils ne peuvent pas supprimer un membre.',
      ['clear bénévoles may enregistrer les prêts', 'clear bénévoles never supprimer un membre'],
    ],
    [
      'Der Platzwart sieht alle Buchungen aber er darf keine Preise ändern. Die Kinder sind nicht dabei.',
      ['clear Platzwart may alle Buchungen sehen', 'clear Platzwart never Preise ändern'],
    ],
  ])('%s', (text, expected) => {
    expect(rights('q5', text)).toEqual(expected)
  })

  it.each([
    [
      'Después sólo Carmen o yo podemos borrar una reserva.',
      ['clear hermana only borrar una reserva', 'clear dueño only borrar una reserva'],
    ],
    [
      'Las lesiones son confidenciales: sólo el monitor y yo debemos verlas.',
      ['clear monitor only ver las lesiones', 'clear dueño only ver las lesiones'],
    ],
    [
      'Las cuotas son privadas: además de la propia socia, sólo Carmen y yo podemos verlas.',
      ['clear hermana may ver las cuotas', 'clear dueño may ver las cuotas'],
    ],
    [
      'el teléfono lo vemos solo mi hermana y yo',
      ['clear hermana only ver el teléfono', 'clear dueño only ver el teléfono'],
    ],
    ['El monitor nunca debe ver las cuotas.', ['clear monitor never ver las cuotas']],
  ])('told elsewhere: %s', (text, expected) => {
    expect(rights('q10', text)).toEqual(expected)
  })

  it('takes back who turns out to be no user', () => {
    const rows = rowsOf('q5', 'El gestor recibirá un resumen; no necesita entrar.')
    expect(rows).toMatchObject([{ kind: 'role', name: 'gestor', access: false }])
  })
})

describe('wishes in Spanish and French', () => {
  it.each([
    [
      'Es imprescindible: que la socia elija y anule su clase; que se cuente la asistencia.',
      [
        'clear socia must elegir su clase',
        'clear socia must anular su clase',
        'guess null must contar la asistencia',
      ],
    ],
    [
      'Lo más importante es que el monitor pueda pasar lista sin internet.',
      ['clear monitor must pasar lista sin internet'],
    ],
    ['En segundo lugar, el control de pagos.', ['guess null should el control de pagos']],
    ['Estaría bien que la socia vea fotos pero no es urgente.', ['clear socia could ver fotos']],
    ['El alquiler de taquillas al final no, queda fuera.', []],
  ])('%s', (text, expected) => {
    expect(features('q7', text)).toEqual(expected)
  })

  it.each([
    [
      'q15',
      'Me faltó que la socia pueda marcar vacaciones.',
      'clear socia unsaid marcar vacaciones',
    ],
    [
      'q12',
      'Si se va la luz, el monitor debe poder pasar lista y enviarla después.',
      'clear monitor unsaid pasar lista y enviarla después',
    ],
    [
      'q12',
      'Si hay dos reservas iguales, el sistema pregunta cuál vale.',
      'clear app unsaid preguntar cuál vale',
    ],
  ])('%s %s', (question, text, expected) => {
    expect(features(question, text)).toEqual([expected])
  })
})

describe('facts in dictated Spanish and in French', () => {
  it.each(
    (
      [
        [
          'q9',
          'si la cuota no está pagada en diez días la socia no puede reservar',
          'rule',
          { when: 'la cuota no está pagada en diez días', then: 'la socia no puede reservar' },
        ],
        [
          'q12',
          'si falta el monitor se avisa a las socias',
          'case',
          { when: 'falta el monitor', then: 'se avisa a las socias' },
        ],
        [
          'q4',
          'que falten menos, ahora son como doce a la semana y quisiera tres',
          'measure',
          { from: 'doce', to: 'tres' },
        ],
        [
          'q4',
          'Le temps perdu, 4 heures par semaine, devrait tomber à une.',
          'measure',
          { from: '4', to: 'une' },
        ],
        [
          'q4',
          'Que al menos 40 de las 60 socias reserven solas.',
          'measure',
          { from: null, to: 'al menos 40' },
        ],
        [
          'q8',
          'No se incluirá la tienda, porque la lleva otra empresa.',
          'out',
          { what: 'tienda', because: 'la lleva otra empresa' },
        ],
        ['q8', 'No habrá clases a domicilio.', 'out', { what: 'clases a domicilio' }],
        ['q10', 'De cada clase: día, hora, sala', 'thing', { name: 'clase' }],
        [
          'q13',
          'La socia recibe por WhatsApp la confirmación y un aviso si se cancela.',
          'message',
          { to: 'socia', channel: 'WhatsApp' },
        ],
        ['q13', 'con cheque no.', 'out', { what: 'con cheque' }],
        [
          'q14',
          'El sábado no puede fallar más de cinco minutos.',
          'quality',
          { about: 'availability' },
        ],
        ['q15', 'Contamos con 90 mil pesos.', 'limit', { about: 'budget' }],
        ['q15', 'Se necesita antes del 3 de marzo.', 'limit', { about: 'date' }],
      ] as const
    ).map(([question, text, kind, expected]) => ({ question, text, kind, expected })),
  )('$question $text', ({ question, text, kind, expected }) => {
    const found = rowsOf(question, text).filter((row) => row.kind === kind)
    expect(found[0]).toMatchObject({ certainty: 'clear', ...expected })
  })

  it('leaves open what the founder does not know, and what is no sentence', () => {
    const unsure = rowsOf('q9', 'Todavía no decidimos si hay multa.').find(
      ({ kind }) => kind === 'rule',
    )
    expect(unsure?.certainty).toBe('guess')
    expect(rowsOf('q9', 'La multa')[0]?.certainty).toBe('guess')
  })

  it('finds a condition behind what joins it to the sentence before', () => {
    expect(rowsOf('q9', 'Pero si llueve la clase se cancela.')).toMatchObject([
      { kind: 'rule', when: 'llueve la clase', then: 'se cancela' },
    ])
  })

  it('reads shorthand: ranks, what is refused behind a name, and listed messages', () => {
    expect(
      rowsOf('q7', 'Lo q sí o sí:\n- lista del día\nEstaría bueno:\n- encuesta'),
    ).toMatchObject([
      { kind: 'feature', priority: 'must' },
      { kind: 'feature', priority: 'could' },
    ])
    expect(rowsOf('q8', 'Facturas no, el contador.')).toMatchObject([
      { kind: 'out', what: 'Facturas', because: 'el contador' },
    ])
    const people = rowsOf(
      'q5',
      'Los guías: ven los tours que les tocan, hora, tema. Los precios no.',
    )
    expect(people.filter(({ kind }) => kind === 'role')).toHaveLength(1)
    expect(people.filter(({ kind }) => kind === 'permission')).toMatchObject([
      { may: 'may', what: 'ver los tours que les tocan, hora, tema' },
      { may: 'never', what: 'ver los precios' },
    ])
    const messages = rowsOf(
      'q13',
      'mensajes por wpp: al reservar, 2 días antes recordatorio, y al otro día gracias',
    )
    expect(messages).toHaveLength(3)
  })
})
