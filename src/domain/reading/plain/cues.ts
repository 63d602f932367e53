import { makePattern } from '#domain/language/patterns/make-pattern.ts'

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
  's[ií] o s[ií]|sin (?:eso|esto) nada|imprescindibles?|en primer (?:lugar|término)|no puede faltar|obligatori[oa]s?|indispensables?|esencial(?:es)?|fundamental(?:es)?|necesari[oa]s?|lo más importante',
  'obligatoires?|essentiels?|nécessaires?|impératif',
  'muss|pflicht|unverzichtbar|zwingend|notwendig|unbedingt',
  'obrigatório|essencial|essenciais|necessário',
  'obbligatorio|essenziale|indispensabile|necessario',
  'verplicht|noodzakelijk|essentieel|moet|must',
)
export const SHOULD = anyOf(
  'importantes?|debería|en segundo (?:lugar|término)|convendría',
  'devrait|importants?|en (?:deuxième|second) lieu',
  'wichtig|sollte',
  'deveria',
  'importante|dovrebbe',
  'belangrijk|zou moeten',
  'should',
)
export const COULD = anyOf(
  '(?:estaría|vendría) (?:bien|bueno|lindo|genial|buen[ií]simo)|sería (?:bonito|conveniente|ideal|bueno|deseable|útil|un plus)|no (?:es )?urgente|si (?:se puede|es posible|hay tiempo)|si se puede|si sobra|opcional(?:es)?|deseable|me gustaría|quizás|tal vez|más adelante',
  'ce serait bien|si possible|facultatif|optionnel|souhaitable|peut-être',
  'schön wäre|wäre schön|wäre nett|wünschenswert|optional|vielleicht|gerne',
  'seria bom|se possível|talvez',
  'sarebbe bello|se possibile|facoltativo|forse',
  'zou leuk zijn|eventueel|misschien|nice',
)
export const UNKNOWN = anyOf(
  '(?:todavía|aún) no (?:decidimos|sabemos|sé|está decidido)|(?:falta|está) por (?:definir|decidir|ver)|no sé|no se (?:si|qué|que|c[oó]mo|cu[aá]nto|qui[eé]n|cu[aá]ndo|d[oó]nde)|no sabemos|no lo sé|no está claro|por decidir|no hemos decidido',
  'je ne sais pas|on ne sait pas|pas sûr|à décider',
  'weiß nicht|wissen nicht|keine ahnung|unklar|noch offen|nicht sicher',
  'não sei|não sabemos',
  'non so|non sappiamo',
  'weet niet|weten niet|geen idee',
)
export const WORRY = anyOf(
  'miedo|preocupa|me preocupa|nos preocupa|preocupaci[oó]n|temo',
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
  'guardar|guardamos|guardan?|conservan?|conservar|borrar|eliminar|se borra|se guarda',
  'conserver|garder|supprimer|effacer',
  'aufbewahren|speichern|löschen|gelöscht',
  'apagar',
  'conservare|cancellare',
  'bewaren|verwijderen|wissen',
)
export const PRIVATE = anyOf(
  'privad[oa]s?|confidencial(?:es)?|sensibles?|reservad[oa]s?',
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
  'espa[nñ]ol|castellano|portugu[eé]s|ingl[eé]s|catal[aá]n|franc[eé]s|alem[aá]n|idiomas?',
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
export const ACCESSIBLE = anyOf(
  '(?:letras?|números?|botones?|texto) grandes?|poco texto|contraste|daltónic[oa]s?|guantes',
  'gros(?:ses)? (?:lettres|caractères|boutons|chiffres)|gants|contraste',
  'gro(?:ß|ss)e(?:n|r)? (?:schrift|buchstaben|knöpfe|tasten|zahlen)|kontrast|handschuhen?|farbenblind',
  '(?:letras?|botões) grandes?|luvas',
  '(?:caratteri|pulsanti|numeri) grandi|guanti',
  'grote (?:letters|knoppen|cijfers)|handschoenen',
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
/** When something may be down, and for how long. */
export const AVAILABLE = anyOf(
  'ca[ií]d[oa]s?|fallar|falla|fuera de servicio|se ca(?:e|iga|en)|estar fuera|sin servicio|sin conexión|las 24 horas',
  'en panne|hors ligne|indisponible|disponible|coupure',
  'ausfall(?:en)?|ausfällt|offline|erreichbar|stillstehen',
  'fora do ar|cair|disponível',
  'fuori servizio|offline',
  'uitval(?:len)?|plat liggen|bereikbaar',
)
export const PAYING = anyOf(
  'pag(?:a[rn]?|amos|os?)|cobra[rn]?|cobramos|efectivo|transferencia|tarjetas?',
  'pai(?:e|ent|ements?)|payer|espèces|virement|carte bancaire|par chèque',
  'zahl(?:t|en|ung|ungen)|bezahl(?:t|en)|bar(?:geld)?|überweis(?:t|en|ung)|lastschrift|rechnung(?:en)?',
  'pagamentos?|dinheiro|pix|cartão|boleto',
  'pagament[oi]|contanti|bonifico|carta di credito',
  'betal(?:en|ing|ingen)|contant|overschrijving|tikkie',
)
export const OTHER_PROGRAM = anyOf(
  'hojas? de c[aá]lculo|excel|archivos?|programas?|sistema|importar|exportar|pasarl[oa]s|calendario|contabilidad|pdf',
  'tableurs?|fichiers?|logiciels?|importer|exporter|agenda|compta(?:bilité)?',
  'tabellen?|dateien?|programme?|importier(?:t|en)|exportier(?:t|en)|kalender|buchhaltung|schnittstelle',
  'planilhas?|arquivos?|agenda',
  'fogli[oa]? di calcolo|file|programma|calendario',
  'spreadsheets?|bestand(?:en)?|programma|agenda|boekhouding',
)
export const BUDGET = anyOf(
  'presupuesto|pesos|euros|dinero',
  'budget|euros',
  'budget|euro',
  'orçamento|reais|euros',
  'euro',
)
export const DATE = anyOf(
  '(?:antes|a partir|para|hasta|desde) (?:del?|el) \\d{1,2}|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:en|antes de|para) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|verano|semana santa)',
  'janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|la rentrée|noël',
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|saisonbeginn',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|natal',
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|natale',
  'januari|februari|maart|mei|juni|juli|augustus|oktober|december|kerst',
)
export const BUILDS = anyOf(
  'desarroll(?:a|ará|an|arán)|program(?:a|ará)|lo (?:hace|hará|opera|operará|mantiene|mantendrá)|se encarga(?:rá)?|despacho|agencia',
  "développ(?:e|era|eur)|s['’]occupe(?:ra)?|maintien(?:t|dra)|agence",
  'programmier(?:t|en)|entwickel(?:t|n)|betreu(?:t|en)|kümmert|agentur',
  'desenvolve(?:rá)?|cuida(?:rá)?|mantém',
  'svilupp(?:a|erà)|gestisce|si occupa',
  'ontwikkelt|bouwt|beheert',
)
export const FOUNDER = anyOf('yo|nosotros', 'moi|nous', 'ich|wir', 'eu|nós', 'io|noi', 'ik|wij')

const SPANISH = 'el|la|los|las|un|una|unos|unas|mi|mis'
const FRENCH = 'le|les|des|une|mon|ma|mes'
const GERMAN = 'der|die|das|den|ein|eine|mein|meine'
const OTHERS = 'o|os|as|um|uma|il|lo|gli|uno|het|de|een'
const EVERY_AND = 'cada|jede|jeder|chaque|y|e|und|et|en|también|auch'
/** Articles in front of a name. */
export const ARTICLE = makePattern(
  'iu',
)`^(?:(?:${SPANISH}|${FRENCH}|${GERMAN}|${OTHERS}|${EVERY_AND})\s+)+`
