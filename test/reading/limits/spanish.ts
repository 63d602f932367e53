import type { Casts, Sentences } from './sentence.ts'

export const CASTS: Casts = {
  taller:
    'Los clientes piden su cita. El mecánico anota las piezas. La recepcionista apunta las citas. El contador saca las facturas. Yo soy el dueño y veo todo.',
  escuela:
    'Los alumnos reservan su clase. Los profesores pasan lista. La secretaria cobra las mensualidades. Yo soy la directora y apruebo todo.',
}

/** What the rules were written on. */
export const RULED: Sentences = {
  limits: [
    {
      cast: 'taller',
      question: 'q10',
      text: 'Los precios de costo solo el contador y yo, la recepcionista no.',
      roles: 'contador! yo/dueño! recepcionista-',
      what: /costo/iu,
    },
    {
      cast: 'taller',
      question: 'q9',
      text: 'Todos menos el mecánico pueden cobrar.',
      roles: 'mecánico- (cliente/clientes+) (recepcionista+) (contador+) (yo/dueño+)',
      what: /cobr/iu,
    },
    {
      cast: 'taller',
      question: 'q5',
      text: 'Nadie más que yo puede borrar una cita.',
      roles: 'yo/dueño!',
      what: /borr/iu,
    },
    {
      cast: 'taller',
      question: 'q10',
      text: 'Las notas del mecánico no las ve el cliente.',
      roles: 'cliente/clientes-',
      what: /notas/iu,
    },
    {
      cast: 'taller',
      question: 'q5',
      text: 'La recepcionista puede mover citas pero no puede borrarlas.',
      roles: 'recepcionista-',
      what: /borra/iu,
    },
    {
      cast: 'taller',
      question: 'q9',
      text: 'No el mecánico, solo yo doy descuentos.',
      roles: 'mecánico- yo/dueño!',
      what: /descuent/iu,
    },
    {
      cast: 'taller',
      question: 'q10',
      text: 'Cualquiera puede ver la agenda, cambiarla solo yo.',
      roles: 'yo/dueño!',
      what: /cambi/iu,
    },
    {
      cast: 'escuela',
      question: 'q10',
      text: 'Las calificaciones las ven el alumno y los profesores, nadie más.',
      roles: 'alumno/alumnos! profesor/profesores!',
      what: /calific/iu,
    },
    {
      cast: 'escuela',
      question: 'q5',
      text: 'Los alumnos no pueden ver los pagos de otros.',
      roles: 'alumno/alumnos-',
      what: /pagos/iu,
    },
  ],
  refusals: [
    { question: 'q7', text: 'Pago en línea: no, gracias.', out: [/pago/iu] },
    { question: 'q7', text: 'Nada de publicidad.', out: [/publicidad/iu] },
    {
      question: 'q7',
      text: '- Reservar una cita\n- Reseñas: por ahora no',
      out: [/reseñas/iu],
      kept: [/cita/iu],
    },
    { question: 'q7', text: 'No necesitamos facturación.', out: [/facturación/iu] },
    { question: 'q7', text: 'Los cupones pueden esperar.', out: [/cupones/iu] },
    { question: 'q11', text: 'Modo oscuro no, gracias.', out: [/oscuro/iu] },
  ],
}

/** Kept apart: what the rules read of these was not looked at while they were mended. */
export const HELD_OUT: Sentences = {
  limits: [
    {
      cast: 'taller',
      question: 'q10',
      text: 'Solo el mecánico y yo podemos ver el historial, el cliente no.',
      roles: 'mecánico! yo/dueño! cliente/clientes-',
      what: /historial/iu,
    },
    {
      cast: 'taller',
      question: 'q9',
      text: 'Todos pueden ver la agenda excepto los clientes.',
      roles: 'cliente/clientes- (mecánico+) (recepcionista+) (contador+) (yo/dueño+)',
      what: /agenda/iu,
    },
    {
      cast: 'taller',
      question: 'q5',
      text: 'Nadie salvo el contador puede ver las facturas.',
      roles: 'contador!',
      what: /factura/iu,
    },
    {
      cast: 'taller',
      question: 'q10',
      text: 'El teléfono del cliente lo ve la recepcionista, el mecánico no.',
      roles: 'recepcionista~ mecánico-',
      what: /teléfono/iu,
    },
    {
      cast: 'taller',
      question: 'q5',
      text: 'El mecánico puede ver pero no editar el presupuesto.',
      roles: 'mecánico-',
      what: /edit/iu,
    },
    {
      cast: 'taller',
      question: 'q9',
      text: 'Los descuentos los autorizo yo, nadie más.',
      roles: 'yo/dueño!',
      what: /descuent|autoriz/iu,
    },
    {
      cast: 'taller',
      question: 'q10',
      text: 'Menos los clientes, todos ven el calendario.',
      roles: 'cliente/clientes- (mecánico+) (recepcionista+) (contador+) (yo/dueño+)',
      what: /calendario/iu,
    },
    {
      cast: 'escuela',
      question: 'q5',
      text: 'Salvo la secretaria, ninguno puede cobrar.',
      roles: 'secretaria!',
      what: /cobr/iu,
    },
    {
      cast: 'escuela',
      question: 'q10',
      text: 'Ni siquiera la secretaria puede ver las notas privadas.',
      roles: 'secretaria-',
      what: /notas/iu,
    },
  ],
  refusals: [
    { question: 'q7', text: '¿Chat? No gracias.', out: [/chat/iu] },
    { question: 'q7', text: 'Sin anuncios, por favor.', out: [/anuncios/iu] },
    {
      question: 'q7',
      text: '- Ver la agenda\n- Tienda en línea, no gracias',
      out: [/tienda/iu],
      kept: [/agenda/iu],
    },
    { question: 'q7', text: 'No hace falta un mapa.', out: [/mapa/iu] },
    { question: 'q7', text: 'El chat lo dejamos para después.', out: [/chat/iu] },
    { question: 'q13', text: 'WhatsApp sí, correo no.', out: [/correo/iu] },
  ],
}
