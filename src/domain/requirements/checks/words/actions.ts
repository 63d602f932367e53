/** Verbs in their base form that a requirement may order; none is a common noun after a comma. */
export const ACTION_VERB =
  'accept|add|allow|apply|archive|assign|attach|block|calculate|cancel|change|charge|check|choose|close|collect|compare|compute|confirm|connect|convert|copy|create|decline|delete|deny|detect|disable|display|download|edit|email|enable|encrypt|enter|export|filter|generate|give|hide|highlight|import|inform|initiate|invite|keep|let|limit|list|lock|log|maintain|mark|merge|move|notify|offer|open|pause|perform|prevent|print|process|produce|protect|provide|publish|raise|receive|record|refund|refuse|register|reject|release|remind|remove|replace|report|request|require|reserve|reset|restore|return|save|search|see|select|send|set|share|show|sort|start|stop|store|switch|synchroni[sz]e|transmit|trigger|unlock|update|upload|validate|verify|view|warn|withdraw|write'

/** What somebody has to do or decide; a passive hides who. */
export const HUMAN_PARTICIPLE =
  'approved|reviewed|checked|verified|notified|informed|contacted|decided|handled|managed|performed|processed|maintained|resolved|assigned|confirmed|rejected|escalated|trained|monitored|delivered|granted|done|made|taken|followed|considered|cancelled|canceled|refunded|paid|invited|removed|corrected|entered|created|changed|deleted|updated|sent|announced|published|archived|reported|registered|booked|ordered|scheduled|prepared|inspected|tested|cleaned|answered|treated|told|asked|collected|returned|charged|billed|renewed|added|given'

/** Participles that describe a state or a property, where nobody is missing. */
export const STATE_PARTICIPLE =
  /^(?:based|located|limited|allowed|permitted|required|equipped|connected|composed|related|intended|supposed|designed|interested|rated|powered|concerned|dedicated|integrated|involved|entitled|obliged|expected|needed|associated|aligned|mounted|rounded|ordered by|sorted|fixed|closed|locked|listed|named|embedded|red|speed|need)$/i

/** Participles that do not end in "ed". */
export const IRREGULAR_PARTICIPLE =
  'sent|shown|kept|made|given|taken|paid|done|written|held|built|put|set|read|told|found|brought|chosen|drawn|seen|run|left|lost|met|sold|hidden|reset|overwritten|withdrawn|rewritten|bought|taught|split|cut|shut'

/** Gerunds whose base form needs its "e" back. */
const SILENT_E =
  /(?:at|iv|uc|ul|ir|us|ov|iz|is|ar|or|ag|eas|anc|enc|erg|ut|ip|id|ad|ok|am|ok|ot|ur|yz|dl|bl|pl|tl|gl)$/i

/** "exporting" → "export", "storing" → "store", "logging" → "log". Null when it is no gerund. */
export function baseOfGerund(word: string): string | null {
  if (!/^\p{L}{3,}ing$/u.test(word)) return null
  const stem = word.slice(0, -3)
  if (
    /(?:monitor|filter|enter|answer|order|offer|register|deliver|alter|recover|transfer|trigger|render|edit|visit|limit|transmit|export|import|sort|report|support|upload|download|load|read|add|end|send|lead|appear|repair|clear|hear|restart|start|format)$/i.test(
      stem,
    )
  ) {
    return stem
  }
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return SILENT_E.test(stem) ? `${stem}e` : stem
}
