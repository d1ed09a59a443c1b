import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { splitClauses } from './clauses.ts'
import { readMeanings } from './context.ts'
import { assignSections } from './sections.ts'

const signs = { claimed: '', negated: '-', planned: '~', other: '*', advert: '!' }
/** The words of a text, each with a sign where it is not claimed. */
const meant = (text: string) =>
  splitClauses(assignSections(toDocument(text).lines))
    .map((clause) => {
      const meanings = readMeanings(clause)
      return clause.words.map(({ text: word }, at) => `${word}${signs[meanings[at] ?? 'claimed']}`).join(' ')
    })
    .join('. ')

const forward = parseCases(`
never DTT and NET => never dtt- and- net-
no DTT with kids at home now => no dtt- with- kids- at- home now
no DTT, NET => no dtt- net
no DTT (NET) => no dtt- net
not DTT, NET and PRT => not dtt- net- and- prt-
not DTT but NET => not dtt- but net
not DTT however NET => not dtt- however net
not DTT yet NET => not dtt- yet net
not DTT since NET => not dtt- since net
not DTT pero NET => not dtt- pero net
not DTT aunque NET => not dtt- aunque net
not DTT while NET => not dtt- while net
not but NET => not but- net-
not ) DTT => not dtt
(not) DTT => not dtt
not DTT) NET => not dtt- net
(my son) DTT => my son dtt
my son DTT) NET => my son dtt* net*
not DTT, have NET => not dtt- have net
not DTT, worked there => not dtt- worked there
not DTT: worked there => not dtt- worked there
not DTT (worked there) => not dtt- worked there
not DTT – worked there => not dtt- worked there
not DTT — worked there => not dtt- worked there
not DTT - worked there => not dtt- worked there
not DTT-worked there => not dtt- worked- there-
not DTT -worked there => not dtt- worked- there-
not DTT worked there => not dtt- worked- there-
not DTT, based NET => not dtt- based- net-
not DTT, need NET => not dtt- need- net-
not DTT, advanced NET => not dtt- advanced- net-
not DTT, related NET => not dtt- related- net-
not DTT, certified NET => not dtt- certified- net-
not DTT, trained NET => not dtt- trained- net-
not DTT, licensed NET => not dtt- licensed- net-
not DTT, registered NET => not dtt- registered- net-
not DTT, limited NET => not dtt- limited- net-
not DTT, applied NET => not dtt- applied- net-
not DTT, outbased NET => not dtt- outbased net
not DTT, advancedly NET => not dtt- advancedly- net-
not DTT, red NET => not dtt- red- net-
not DTT, bed NET => not dtt- bed- net-
not DTT, edged NET => not dtt- edged net
not DTT and worked there => not dtt- and worked there
not DTT y tengo NET => not dtt- y tengo net
not DTT and NET => not dtt- and- net-
not DTT or worked there => not dtt- or- worked- there-
my son DTT and i NET => my son dtt* and i net
my son DTT i NET => my son dtt* i net
not DTT i NET => not dtt- i- net-
hope to DTT i NET => hope to dtt~ i~ net~
hope to DTT my NET => hope to dtt~ my net
hope to DTT where NET => hope to dtt~ where net
hope to DTT experience NET => hope to dtt~ experience net
hope to DTT using NET => hope to dtt~ using net
hope to DTT trained NET => hope to dtt~ trained net
hope to DTT mi NET => hope to dtt~ mi net
hope to my NET => hope to my~ net~
not DTT my NET => not dtt- my- net-
my son DTT where NET => my son dtt* where* net*
hope to gain experience => hope to gain~ experience~
hope to gaining experience => hope to gaining~ experience~
hope to get experience => hope to get~ experience~
hope to obtain experience => hope to obtain~ experience~
hope to more experience => hope to more~ experience~
hope to acquire experience => hope to acquire~ experience~
hope to build experience => hope to build~ experience~
hope to new experience => hope to new~ experience~
hope to obtener experience => hope to obtener~ experience~
hope to mas experience => hope to mas~ experience~
hope to hands experience => hope to hands~ experience~
hope to aba experience => hope to aba~ experience~
hope to clinical experience => hope to clinical~ experience~
hope to regain experience => hope to regain~ experience
hope to newer experience => hope to newer~ experience
hope to see experience => hope to see~ experience
hope to be trained => hope to be~ trained~
hope to get trained => hope to get~ trained~
hope to being trained => hope to being~ trained~
hope to getting trained => hope to getting~ trained~
hope to become trained => hope to become~ trained~
hope to maybe trained => hope to maybe~ trained
hope to beef trained => hope to beef~ trained
not 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 => not 1- 2- 3- 4- 5- 6- 7- 8- 9- 10- 11- 12- 13- 14- 15- 16- 17- 18- 19- 20- 21- 22- 23- 24- 25- 26- 27- 28- 29- 30- 31- 32- 33- 34- 35- 36- 37- 38- 39- 40- 41
no 1st 2nd 3rd 4th 5th 6th => no 1st 2nd 3rd 4th 5th 6th
not only DTT => not only dtt
the bcba wrote DTT => the bcba wrote dtt*
a bcba runs DTT => a bcba runs dtt*
my bcba did DTT => my bcba did dtt*
our bcba designed DTT => our bcba designed dtt*
the analyst leads DTT => the analyst leads dtt*
the supervisor completed DTT => the supervisor completed dtt*
my supervisor handles DTT => my supervisor handles dtt*
la bcba hace DTT => la bcba hace dtt*
el bcba escribe DTT => el bcba escribe dtt*
la bcba realiza DTT => la bcba realiza dtt*
the bcba and DTT => the bcba and dtt
RBT no 12 => rbt no 12
RBT no: 12 => rbt no 12
RBT no. rbt 12 => rbt no rbt 12
RBT no rbt => rbt no rbt-
RBT no# rbt => rbt no rbt
RBT no: dtt => rbt no dtt-
RBT no a12 => rbt no a12-
not my son DTT => not my- son- dtt*
my son not DTT => my son not* dtt*
not hope to DTT => not hope- to- dtt-
hope to not DTT => hope to not~ dtt-
`)
test.each(forward)('%s', (text, said) => expect(meant(text)).toBe(said))

const backward = parseCases(`
DTT: none => dtt- none
DTT (none) => dtt- none
DTT – none => dtt- none
DTT — none => dtt- none
DTT - none => dtt- none
DTT none => dtt none
DTT not yet => dtt- not yet
DTT never used => dtt- never used-
none => none
DTT pending => dtt~ pending
DTT planned => dtt~ planned
DTT expected => dtt~ expected
DTT upcoming => dtt~ upcoming
DTT scheduled => dtt~ scheduled
DTT pendiente => dtt~ pendiente
DTT, PECS: in progress => dtt pecs~ in progress
DTT (PECS: in progress) => dtt pecs~ in progress
DTT PECS in progress => dtt~ pecs~ in progress
DTT, in progress => dtt~ in progress
DTT in progress for => dtt~ in progress for~
DTT in progress on => dtt~ in progress on~
DTT in progress in => dtt~ in progress in~
DTT in progress this => dtt~ in progress this~
DTT in progress next => dtt~ in progress next~
DTT in progress early => dtt~ in progress early~
DTT in progress late => dtt~ in progress late~
DTT in progress the => dtt~ in progress the~
DTT in progress spring => dtt~ in progress spring~
DTT in progress june => dtt~ in progress june~
DTT in progress sep => dtt~ in progress sep~
DTT in progress sept => dtt~ in progress sept~
DTT in progress para => dtt~ in progress para~
DTT in progress proximo => dtt~ in progress proximo~
DTT in progress 12 => dtt~ in progress 12~
DTT in progress 12th => dtt~ in progress 12th~
DTT in progress 3rd => dtt~ in progress 3rd~
DTT in progress 2027 => dtt~ in progress 2027~
DTT in progress before => dtt in progress before~
DTT in progress nextly => dtt in progress nextly~
DTT in progress sepx => dtt in progress sepx~
DTT in progress 12345 => dtt in progress 12345~
DTT in progress a12 => dtt in progress a12~
DTT in progress next month at home => dtt in progress next~ month~ at~ home~
DTT in progress next month, at home => dtt~ in progress next~ month~ at~ home~
DTT in progress next month; at home => dtt~ in progress next~ month~. at home
DTT in progress next month (at home) => dtt~ in progress next~ month~ at~ home~
DTT in progress in the next early month of => dtt in progress in~ the~ next~ early~ month~ of~
DTT in progress in the next early month, of => dtt~ in progress in~ the~ next~ early~ month~ of~
DTT in progress at home => dtt in progress at~ home~
DTT in progress, at home => dtt~ in progress at~ home~
DTT: none, at home => dtt- none at home
DTT: none at home => dtt none at home
DTT: none for june => dtt none for june
DTT conducted by the bcba => dtt* conducted by the bcba
DTT next => dtt next
DTT: next => dtt~ next
1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42: none => 1 2 3- 4- 5- 6- 7- 8- 9- 10- 11- 12- 13- 14- 15- 16- 17- 18- 19- 20- 21- 22- 23- 24- 25- 26- 27- 28- 29- 30- 31- 32- 33- 34- 35- 36- 37- 38- 39- 40- 41- 42- none
`)
test.each(backward)('%s', (text, said) => expect(meant(text)).toBe(said))

const adverts = parseCases(`
DTT must have => dtt! must! have!
DTT required => dtt! required!
DTT preferred => dtt! preferred!
DTT requerido => dtt! requerido!
DTT requerida => dtt! requerida!
DTT preferible => dtt! preferible!
DTT desired => dtt! desired!
DTT unrequired => dtt unrequired
DTT requires => dtt requires
required => required
DTT as required => dtt as required
DTT when required => dtt when required
DTT if required => dtt if required
DTT all required => dtt all required
DTT and required => dtt and required
DTT gas required => dtt! gas! required!
DTT also required => dtt! also! required!
DTT ball required => dtt! ball! required!
Required: DTT => required! dtt!
Preferred: DTT => preferred! dtt!
Desired: DTT => desired! dtt!
Required DTT => required dtt
Unrequired: DTT => unrequired dtt
REFERENCES / DTT => references*. dtt*
JOB REQUIREMENTS / DTT => job! requirements!. dtt!
`)
test.each(adverts)('%s', (text, said) => expect(meant(text)).toBe(said))

test('a copied advert is looked for in two hundred words', () => {
  expect(meant(`${'x '.repeat(198)}must have`)).toContain('x! must! have!')
  expect(meant(`${'x '.repeat(199)}must have`)).toContain('x must have')
})
