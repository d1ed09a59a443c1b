import { listed } from './listed.ts'
/** Names of months in English and Spanish, without accents, each with its number. */
export const monthNames: Record<string, number> = {
  january: 1,
  jan: 1,
  enero: 1,
  ene: 1,
  february: 2,
  feb: 2,
  febrero: 2,
  febr: 2,
  march: 3,
  mar: 3,
  marzo: 3,
  april: 4,
  apr: 4,
  abril: 4,
  abr: 4,
  may: 5,
  mayo: 5,
  june: 6,
  jun: 6,
  junio: 6,
  july: 7,
  jul: 7,
  julio: 7,
  august: 8,
  aug: 8,
  agosto: 8,
  ago: 8,
  september: 9,
  sept: 9,
  sep: 9,
  septiembre: 9,
  setiembre: 9,
  october: 10,
  oct: 10,
  octubre: 10,
  november: 11,
  nov: 11,
  noviembre: 11,
  december: 12,
  dec: 12,
  diciembre: 12,
  dic: 12,
}

/** Seasons: the month in which they begin; they last three. */
export const seasonNames: Record<string, number> = {
  spring: 3,
  primavera: 3,
  summer: 6,
  verano: 6,
  fall: 9,
  autumn: 9,
  otono: 9,
  winter: 12,
  invierno: 12,
}

/** Words for *until now*. */
export const presentWords = listed(`
  present, current, currently, now, today, to date, date, ongoing, till date, till now, until now, until present,
  the present, this day, presente, actualidad, la actualidad, actual, actualmente, hoy, la fecha, el presente,
  ahora, hasta la fecha, pres, still employed, in progress
`)
