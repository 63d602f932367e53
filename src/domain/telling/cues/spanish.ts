import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Cue } from './cue.ts'

const AT_PRESENT = 'ahora mismo|hoy en día|actualmente'
const WEEKDAYS = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const TOOLS = 'cuaderno|libreta|pizarra|papel|hoja de cálculo|excel|grupo de whatsapp'
/** What Spanish words tell. */
export const SPANISH_CUES: readonly Cue[] = [
  [
    'q1',
    2,
    /\b(?:problema|lío|dueñ[oa]s? de|tenemos un[ao]?|tengo un[ao]?|somos|perd(?:emos|iendo|er)|se pierden?|me cuesta|nos cuesta|cada (?:día|semana|mes|noche))\b/iu,
  ],
  [
    'q2',
    2.2,
    makePattern(
      'iu',
    )`\b(?:${AT_PRESENT}|la semana pasada|el (?:${WEEKDAYS}) pasado|${TOOLS}|probamos|probé|antes)\b`,
  ],
  ['q3', 2, /\b(?:en vez de|en lugar de|a diferencia de|sin tener que|ya no|por fin|lo bueno)\b/iu],
  [
    'q4',
    2.2,
    /\b(?:éxito|meta|objetivo|en (?:tres|seis|\d+) meses|de \S+(?: \S+){0,4} a \S+|menos de|al menos|por ciento|bajar|subir|que no empeore)\b/iu,
  ],
  [
    'q5',
    2,
    /\b(?:puede[ns]?|no puede[ns]?|ve[n]? (?:todo|solo|sus?|las?|los?)|solo yo|permiso|acceso|no debe[n]? ver|administrador)\b/iu,
  ],
  [
    'q6',
    1.8,
    /\b(?:abre|elige|escribe|toca|recibe|le llega|luego|después|entonces|marca|llega)\b/iu,
  ],
  [
    'q7',
    2.2,
    /\b(?:imprescindible|obligatorio|necesario|lo básico|estaría bien|sería bueno|me gustaría|primera versión|función|que se pueda)\b/iu,
  ],
  [
    'q8',
    2.4,
    /\b(?:por ahora no|no hace falta|no quiero|nada de|fuera|más adelante|otro año|segunda versión|todavía no)\b|^\s*[-*•]?\s*(?:no|sin) \p{L}+/iu,
  ],
  [
    'q9',
    1.9,
    /\b(?:si|cuando)\b.{4,80},|\b(?:máximo|mínimo|hasta|antes de las|después de las|más de|por persona|descuento|recargo|regla|gratis)\b/iu,
  ],
  [
    'q10',
    2.3,
    /(?:\b(?:nombre|teléfono|dirección|correo|fecha|hora|precio|cantidad|notas?|foto|estado)\b[^,;\n]{0,20}[,;]\s*){2,}|\b(?:guardar|se borra|borrar|datos|años)\b/iu,
  ],
  [
    'q11',
    2.2,
    /\b(?:pantalla|botones|botón|letra|colores?|celular|móvil|tableta|computadora|ordenador|español|inglés|náhuatl|grande)\b/iu,
  ],
  [
    'q12',
    2.2,
    /\b(?:sin (?:internet|señal|luz|conexión)|no hay (?:señal|internet|luz)|se (?:cae|va la luz|pierde|equivoca|descompone|enferma)|qué pasa si|si (?:alguien|no|se)|por error|dos veces|llueve)\b/iu,
  ],
  [
    'q13',
    2.1,
    /\b(?:correo|mensajes?|avisos?|avisar|recordatorio|whatsapp|sms|pago|pagan|efectivo|tarjeta|factura|transferencia|importar|exportar|conectar|google maps)\b/iu,
  ],
  [
    'q14',
    2.2,
    /\b(?:ley|datos personales|privacidad|contraseña|seguridad|segundos|rápido|lento|caído|clientes (?:hoy|ahora)|respaldo)\b/iu,
  ],
  [
    'q15',
    2.4,
    /\b(?:presupuesto|pesos|me preocupa|miedo|no sé|no sabemos|supongo|creo que|antes de (?:navidad|semana santa|\p{L}+o)|mi (?:sobrin[oa]|prim[oa]|hij[oa]|herman[oa])|lo (?:hace|programa))\b/iu,
  ],
]
