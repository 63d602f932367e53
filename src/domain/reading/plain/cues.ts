/** The few small words that a reader without grammar goes by, in Spanish, French, German, Portuguese, Italian and Dutch. */
function anyOf(...parts: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])`, 'iu')
}

export const NEGATION = anyOf(
  'no(?! más(?![\\p{L}]))|nunca|jamás|nada|nadie|ningún|ninguna|tampoco|sin',
  'ne|pas|jamais|aucune?|personne|sans',
  'nicht|nie|niemals|kein|keine|keinen|niemand|ohne',
  'não|ninguém|nenhum|sem',
  'non|mai|nessuno|nessun|senza',
  'niet|nooit|geen|niemand|zonder',
)
/** Verbs of seeing and being allowed, after which a right is told. */
export const MAY = anyOf(
  'puede|pueden|podrá|podrán|ve|ven|verá|verán|ver|tiene acceso|tienen acceso',
  'peut|peuvent|voit|voient|a accès|ont accès',
  'kann|können|darf|dürfen|sieht|sehen|hat zugriff|haben zugriff',
  'pode|podem|vê|veem|tem acesso',
  'può|possono|vede|vedono|ha accesso',
  'kan|kunnen|mag|mogen|ziet|zien',
)
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  es: anyOf('si|cuando|en caso de que'),
  fr: anyOf("s['’]il|si|quand|lorsque|en cas de"),
  de: anyOf('wenn|falls|sobald|sofern'),
  pt: anyOf('se|quando|caso'),
  it: anyOf('se|quando'),
  nl: anyOf('als|wanneer|indien'),
}
const ANY_CONDITION = anyOf('cuando', 'quand|lorsque', 'wenn|falls|sobald', 'quando', 'wanneer')

/** "If" in a language: "se" and "als" are other words in the next one. */
export function findCondition(text: string, language: string): RegExpExecArray | null {
  return CONDITIONS[language]?.exec(text) ?? ANY_CONDITION.exec(text)
}
export const BECAUSE = anyOf(
  'porque|ya que|pues|puesto que',
  'parce que|car|puisque',
  'weil|denn|da',
  'pois',
  'perché|poiché',
  'omdat|want',
)
export const MUST = anyOf(
  'imprescindibles?|obligatori[oa]s?|indispensables?|esencial(?:es)?|fundamental(?:es)?|necesari[oa]s?|lo más importante',
  'obligatoires?|essentiels?|nécessaires?|impératif',
  'muss|pflicht|unverzichtbar|zwingend|notwendig|unbedingt',
  'obrigatório|essencial|essenciais|necessário',
  'obbligatorio|essenziale|indispensabile|necessario',
  'verplicht|noodzakelijk|essentieel|moet|must',
)
export const SHOULD = anyOf(
  'importantes?|debería',
  'devrait|importants?',
  'wichtig|sollte',
  'deveria',
  'importante|dovrebbe',
  'belangrijk|zou moeten',
  'should',
)
export const COULD = anyOf(
  'estaría bien|sería bonito|si se puede|si sobra|opcional(?:es)?|deseable|me gustaría|quizás|tal vez|más adelante',
  'ce serait bien|si possible|facultatif|optionnel|souhaitable|peut-être',
  'schön wäre|wäre schön|wäre nett|wünschenswert|optional|vielleicht|gerne',
  'seria bom|se possível|talvez',
  'sarebbe bello|se possibile|facoltativo|forse',
  'zou leuk zijn|eventueel|misschien|nice',
)
export const UNKNOWN = anyOf(
  'no s[eé]|no sabemos|no lo sé|no está claro|por decidir|no hemos decidido',
  'je ne sais pas|on ne sait pas|pas sûr|à décider',
  'weiß nicht|wissen nicht|keine ahnung|unklar|noch offen|nicht sicher',
  'não sei|não sabemos',
  'non so|non sappiamo',
  'weet niet|weten niet|geen idee',
)
export const WORRY = anyOf(
  'miedo|me preocupa|nos preocupa|preocupaci[oó]n|temo',
  'peur|inquiet|inquiète|crains',
  'angst|sorge|sorgen|befürchte',
  'medo|preocupa',
  'paura|preoccupa',
  'bang|zorgen',
)
export const ASSUMES = anyOf(
  'supongo|suponemos|asumo|asumimos|doy por hecho',
  'je suppose|nous supposons',
  'annahme|nehme an|nehmen an|vermute',
  'suponho',
  'suppongo',
  'neem aan',
)
export const MESSAGE = anyOf(
  'mensajes?|avisos?|recordatorios?|notificaci[oó]n|notificaciones|confirmaci[oó]n|avisar|avisan?|avisamos|avise|correo',
  'messages?|rappels?|notifications?|confirmations?|prévenir|prévient|courriel',
  'nachricht(?:en)?|benachrichtig(?:ung|ungen|t)|erinnerung(?:en)?|erinnert|bestätigung(?:en)?|bescheid|meldung(?:en)?|mail',
  'mensagem|mensagens|lembretes?|confirmação|avisa[rm]?',
  'messaggi[oo]?|promemoria|conferma|avvis[oai]|avvisare',
  'berichten?|herinnering(?:en)?|bevestiging',
)
export const KEEP = anyOf(
  'guardar|guardamos|conservar|borrar|eliminar|se borra|se guarda',
  'conserver|garder|supprimer|effacer',
  'aufbewahren|speichern|löschen|gelöscht',
  'apagar',
  'conservare|cancellare',
  'bewaren|verwijderen|wissen',
)
export const PRIVATE = anyOf(
  'privad[oa]s?|confidencial(?:es)?|sensibles?',
  'privée?s?|confidentiel(?:le)?s?',
  'privat|vertraulich',
  'privacidade',
  'privat[oi]|riservat[oi]',
  'vertrouwelijk|privé',
)
export const DEVICE = anyOf(
  'm[oó]vil(?:es)?|celular(?:es)?|tel[eé]fonos?|tableta?s?|ordenador(?:es)?|computadora?s?|port[aá]til',
  'téléphones?|portables?|ordinateurs?|tablettes?',
  'handys?|smartphones?|tablets?|rechner|computer|laptops?',
  'celulares|computador',
  'cellulari?|telefoni?',
  'telefoons?',
)
export const LANGUAGE = anyOf(
  'espa[nñ]ol|ingl[eé]s|catal[aá]n|franc[eé]s|alem[aá]n|idiomas?',
  'français|anglais|langues?',
  'deutsch|englisch|sprachen?',
  'português',
  'italiano|inglese|lingue',
  'nederlands|engels',
)
export const STYLE = anyOf(
  'color(?:es)?|logo|estilo|sencill[oa]|bonit[oa]',
  'couleurs?',
  'farben?|schlicht|einfach',
  'cores?',
  'colori?',
  'kleuren?',
)
export const LAW = anyOf(
  'ley|leyes|legal|rgpd|lopd|reglamento|normativa',
  'loi|rgpd|légal',
  'gesetz|dsgvo|recht(?:lich)?',
  'lei|lgpd',
  'legge|gdpr',
  'wet|avg',
)
export const SPEED = anyOf(
  'segundos?|r[aá]pid[oa]|velocidad',
  'secondes?|rapide',
  'sekunden?|schnell',
  'rápido',
  'secondi|veloce',
  'seconden|snel',
)
export const FOUNDER = anyOf('yo|nosotros', 'moi|nous', 'ich|wir', 'eu|nós', 'io|noi', 'ik|wij')

/** Articles in front of a name. */
export const ARTICLE =
  /^(?:(?:el|la|los|las|un|una|unos|unas|mi|mis|le|les|des|une|mon|ma|mes|der|die|das|den|ein|eine|mein|meine|o|os|as|um|uma|il|lo|gli|uno|het|de|een|cada|jede|jeder|chaque|y|e|und|et|en|también|auch)\s+)+/iu
