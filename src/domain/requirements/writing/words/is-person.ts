import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const DEVICES = /apps?|pages?|screens?|phones?|tablets?|computers?|laptops?|e-?mails?|websites?/iu
const RECORDS =
  /lists?|calendars?|slots?|prices?|photos?|reports?|invoices?|messages?|spreadsheets?/iu
const TIMES = /days?|weeks?|months?|seasons?|mornings?|evenings?|times?|capacity|limits?/iu
const IN_SPANISH =
  /precios?|listas?|pagos?|fotos?|turnos?|calendario|reportes?|avisos?|mensajes?|correos?|celular|pantallas?|señas?/iu
const IN_JAPANESE = /定員|画面|アプリ|一覧|料金|予約|枠|会場|時間|出席簿|メール|欠席|振替/u

/** A thing, a time or a place, which uses no app, whatever was read of it. */
const NO_PERSON = makePattern(
  'iu',
)`(?:^|\s)(?:${DEVICES}|${RECORDS}|${TIMES}|${IN_SPANISH})$|(?:${IN_JAPANESE})$`

/** Whether a name may be that of somebody who uses the app. */
export function isPerson(name: string): boolean {
  return name === 'app' || !NO_PERSON.test(name.trim())
}
