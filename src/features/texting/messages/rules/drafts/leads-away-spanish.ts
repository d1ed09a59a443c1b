/** Letters without their marks: años → anos. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Pay, or the job itself, is promised. */
const promiseWords = [
  'pagamos',
  String.raw`pagar\w*`,
  'pagan',
  'pagad[oa]s?',
  'pagos?',
  'sueldos?',
  String.raw`salari\w+`,
  'bonos?',
  String.raw`bonific\w+`,
  String.raw`remunera\w+`,
  String.raw`compensacion\w*`,
  'comision(?:es)?',
  'honorarios',
  'adelantos?',
  String.raw`deposit\w+`,
  'efectivo',
  'dolar(?:es)?',
  'propinas?',
  'por hora',
  'cada hora',
  'dinero',
  String.raw`gan(?:ar\w*|e|amos)`,
  String.raw`garanti[zc]\w+`,
  'asegur(?:amos|o|ado)',
  'prometemos',
  '(?:esta|estas|sera|seras|queda) (?:ya )?contratad[oa]s?',
  '(?:puesto|trabajo|empleo) (?:ya )?es (?:suyo|tuyo)',
  'ya tiene el (?:puesto|trabajo|empleo)',
  'aumentos?',
]
const promises = new RegExp(String.raw`\b(?:${promiseWords.join('|')})\b`)
/** Documents and data that no one should text. */
const dataWords = [
  'identificacion(?:es)?',
  'credencial(?:es)?',
  'cedula',
  'ine',
  'dni',
  'pasaportes?',
  'visas?',
  'licencia de (?:conducir|manejo|manejar|conductor)',
  'acta de nacimiento',
  'fecha de nacimiento',
  '(?:que dia|cuando|donde) nacio',
  'lugar de nacimiento',
  'permisos? de trabajo',
  'tarjeta (?:verde|de (?:credito|debito|residencia|residente))',
  '(?:numero|datos|foto|copia) de (?:su|la|tu) (?:tarjeta|cuenta|licencia)',
  'cuentas? bancarias?',
  'banco',
  String.raw`bancari\w+`,
  'seguro social',
  String.raw`(?:ultimos|numeros?|digitos|cuatro) (?:\w+ )?del social`,
  'papeles',
  'estatus (?:migratorio|legal)',
  String.raw`migratori\w+`,
  'domicilio',
  'direccion (?:de su casa|de tu casa|completa|particular)',
  'su direccion',
  'codigo (?:de verificacion|que)',
  'contrasenas?',
  'clave',
  'selfie',
  'huellas?',
  'firma(?:r|do|da)?',
  'apellido de (?:soltera|su madre)',
]
const data = new RegExp(String.raw`\b(?:${dataWords.join('|')})\b`)
/** Sends the candidate to a page, an app, or to sign in. */
const elsewhereWords = [
  'google',
  'internet',
  'en linea',
  'pagina(?: web)?',
  'sitio',
  'portal',
  'enlaces?',
  'link',
  'clic',
  'click',
  'sesion',
  String.raw`registr[ea]\w*`,
  String.raw`inscrib[ae]\w*`,
  'cree? (?:una|su|tu) (?:cuenta|perfil)',
  'usuario',
  String.raw`descarg\w+`,
  'aplicacion movil',
  'la app',
  'codigo qr',
  'formulario',
]
const elsewhere = new RegExp(String.raw`\b(?:${elsewhereWords.join('|')})\b`)
const verbs =
  '(?:(?:puesto|trabajo|empleo|vacante) (?:\\w+ ){0,2}para|no|ni|solo|solamente|unicamente|exclusiv\\w+|' +
  'excepto|menos|sin|prefer\\w+|abstenerse|abstenganse|debe ser|buscamos|queremos)'
const people =
  '(?:mujer(?:es)?|hombres?|varon(?:es)?|senorit\\w+|senor(?:es|as)|embarazad\\w+|mamas|madres|papas|padres ' +
  'solteros|casad\\w+|solter\\w+|divorciad\\w+|sin hijos|con hijos|jovenes|joven|viej\\w+|ancian\\w+|' +
  '(?:mayores|menores|mas|menos) de \\w+(?: anos)?|inmigrantes?|migrantes?|extranjer\\w+|ciudadan\\w+|' +
  'indocumentad\\w+|cristian\\w+|catolic\\w+|musulman\\w+|judi\\w+|blanc[oa]s|negr[oa]s|latin[oa]s?|hispan\\w+|' +
  'asiatic\\w+|americanos|discapacidad\\w*|discapacitad\\w+|acentos?|nativ[oa]s?|gays?|lesbianas?|' +
  'transexual\\w*|homosexual\\w*)'
/** Leaves people out for what they are: the word that excludes or prefers, then the people; or the people, then that they are not wanted. */
const leavesOut = new RegExp(
  `\\b${verbs}\\b[^.!?¿¡]{0,60}\\b${people}\\b|\\b${people}\\b[^.!?¿¡]{0,40}\\b(?:no (?:nos )?(?:sirven|` +
    'aplican?|pueden|queremos|aceptamos)|abstenerse|solamente|unicamente)\\b',
)
const young = 'ninos?|ninas?|estudiantes?|alumn[oa]s?|familias?'
const described = 'con (?:autismo|discapacidad)|mayores|adolescentes|jovenes'
/** Harmless uses of such words, removed before the search. */
const fineWords = [
  String.raw`\b(?:${young})(?: y (?:ninos?|ninas?|adolescentes|jovenes))? (?:${described})\b`,
  String.raw`\b(?:trabaj\w+|cuid\w+|ayud\w+|ensen\w+|voluntariado) (?:con|a) (?:\w+ ){0,2}(?:jovenes|personas mayores|padres|madres)\b`,
  String.raw`\bmenos de (?:una|dos|tres) (?:horas?|semanas?)\b`,
  String.raw`\bmas de \w+ (?:anos|meses) de experiencia\b`,
  String.raw`\b(?:de|entre) \w+ a \w+ anos\b`,
]
const fine = new RegExp(fineWords.join('|'), 'g')

/** Whether a draft in Spanish promises pay or the job, asks for documents or data, leaves people out, or leads to a page. Takes lower case. */
export const leadsAwayInSpanish = (text: string): boolean => {
  const read = plain(text)
  return [promises, data, elsewhere].some((each) => each.test(read)) || leavesOut.test(read.replaceAll(fine, ' '))
}
