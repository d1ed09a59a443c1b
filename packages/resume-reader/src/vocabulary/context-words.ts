import { listed } from './listed.ts'
/** Words that turn what follows them (until the clause ends) into something that is not claimed. `short`: only the next few words. */
export const forwardTriggers = {
  negated: listed(`
    no experience, no prior experience, no previous experience, no formal experience, no direct experience, no hands
    on experience, no professional experience, no training, no formal training, no knowledge, no background, no
    exposure, no familiarity, no certification, no certifications, no aba experience, zero experience, little to no
    experience, little or no experience, have no, has no, had no, with no, not, never, lack, lacks, lacking, lack
    of, unfamiliar, inexperienced, cannot, can t, don t, dont, didn t, doesn t, haven t, hasn t, isn t, wasn t,
    wouldn t, won t, neither, nor, none of, not yet, not currently, no longer, have yet to, has yet to, yet to,
    untrained, not trained, am not, is not, unable to, aside from, other than, excluding, no certified, no hands on,
    no formal, no tengo, no tengo experiencia, sin experiencia, sin conocimiento, sin conocimientos, nunca, jamas,
    ni, tampoco, ninguna, ninguno, ningun, aun no, todavia no, carezco de, no he, no se, no soy, no estoy, no cuento
    con, no poseo, no domino, no conozco, no manejo, no uso, no utilizo, no hago, have never had, excepto, sin certificacion, sin
    entrenamiento, sin formacion
  `),
  short: listed('no, without, sin, minus, instead of, rather than, except, en vez de, zero'),
  planned: listed(`
    hoping to, hope to, hopes to, would like to, would love to, d like to, d love to, want to, wants to, wanting to,
    wish to, eager to, eager for, excited to learn, excited to become, excited to be trained, excited to gain,
    excited to start, excited to build, excited to develop, excited to work with, to be scheduled, would appreciate,
    would welcome, eager about, excited about learning, interested in, interest in, interested to, looking to, looking forward
    to, looking for, willing to, willingness to, plan to, plans to, plan on, planning to, planning on, planned
    training, planned, aim to, aiming to, aspiring, aspire to, aspires to, aspiring to, goal is to, goals are to,
    goal of becoming, goal to, my goal, intend to, intends to, intent to, intention to, to be trained, will be
    trained, to get trained, being trained, being taught, will learn, will complete, will be completing, will be
    taking, will take, will begin, will start, will be starting, will be, going to, seeking, seek to, in search of,
    to learn, to gain, learn more about, learn about, learn how, open to learning, open to, ready to learn, able to
    learn, can learn, love to learn, quick to learn, curious about, currently pursuing, pursuing, working toward,
    working towards, work toward, studying for, studying to, preparing for, upcoming, scheduled to, scheduled for,
    in training for, in training to, training to become, to become, becoming, become a, become an, currently
    learning, still learning, am learning, m learning, now learning, learning how to, learning to, learning about,
    learned about, started learning, begun learning, if hired, once hired, if given, future, dream of, dream is,
    could learn, need training, need to be trained, needs training, would benefit from training, would need, want
    training, wants training, enrolled in, registered for, signed up for, considering, exploring, keen to, desire
    to, desiring to, passionate about learning, opportunity to learn, opportunities to learn, chance to learn,
    anticipated, expected, in the process of, waiting to, awaiting, not yet started, next year, next month, would
    be, can be trained, happy to learn, be trained, get certified, getting certified, working on, studying,
    currently studying, in progress, quiero, quisiera, me gustaria, deseo, espero, con ganas de, tengo ganas de,
    interesada en, interesado en, interes en, dispuesta a, dispuesto a, planeo, pienso, busco, en busca de,
    buscando, por aprender, en proceso de, estudiando para, preparandome para, cursando, aprender, aprendiendo,
    aspiro a, mi meta es, mi objetivo es, voy a, anhelo, a futuro, proximamente, deseosa de, deseoso de, pendiente
    de, me interesa, abierta a, abierto a, convertirme en, obtener, tomare, en entrenamiento para, por obtener,
    necesito, estoy tomando, llegar a ser, pronto
  `),
  other: listed(`
    my son, my daughter, my child, my children, my kid, my kids, my brother, my sister, my nephew, my niece, my
    cousin, my grandson, my granddaughter, my stepson, my mother, my mom, my father, my husband, my wife, my friend,
    my aunt, my roommate, our son, our daughter, our child, her son, his son, parent of, mother of, mom of, father
    of, mom to, mother to, brother of, sister of, sibling of, sister to, brother to, aunt to, aunt of, shadowed,
    shadowing, job shadowed, have seen, have watched, i saw, sat in, child who receives, children who receive, his therapist, her therapist, his bcba, her bcba, their bcba, our bcba, his rbt, her
    rbt, watched, observed bcba, observed bcbas, observed a bcba, observed the bcba, observed an rbt, observed rbts,
    observed a, observed an, observed therapists, observed sessions, observed senior, observed other, observed lead,
    observing bcbas, observing rbts, observing a, colleague, co worker, coworker, received, receives, receiving, mi
    hijo, mi hija, mis hijos, mi hermano, mi hermana, mi sobrino, mi sobrina, mi nino, mi nina, mi primo, mi prima,
    madre de, mama de, padre de, papa de, hermana de, hermano de, observe a, mi esposo, mi amiga, tia de
  `),
}

/** Words about the words before them, when nothing else follows. */
export const backwardTriggers = {
  negated: listed(`
    none, not yet, never used, no experience, not trained, no training, no, n a, not applicable, never, no
    experience yet, not certified, not familiar, not at this time, not currently, zero, none yet, no tengo, ninguna,
    ninguno, aun no, todavia no, nunca, sin experiencia, no exposure, never trained, is new to me, are new to me,
    new to me, never done, never worked with it, never done it, never used it, not used, not completed, not done, no
    experience with it, no experience with this, is not something i have done, haven t used, have not used, haven t
    used it, no knowledge, nunca lo he usado, no lo he usado, no formal training, is not in my experience,
    untrained, unfamiliar, have not administered, not administered, have not tried, have not done, never administered,
    not my area, no exposure yet, outside my experience, nunca lo hice
  `),
  planned: listed(`
    in progress, want to learn, would like to learn, to learn, planned, pending, expected, upcoming, scheduled,
    eager to learn, willing to learn, interested, hoping to learn, to be completed, to come, learning, currently
    learning, still learning, en proceso, pendiente, por aprender, quiero aprender, not started, in training, soon,
    starting soon, en curso, training scheduled, class scheduled, course scheduled, enrolled, training planned,
    training pending, training in progress, future goal, is a goal, me interesa, is my goal, next, would love to
    learn, training upcoming, hope to learn, programado, programada, happy to learn, open to training, training
    needed, need training, needs training, can learn, booked, class booked, training booked, on my list, to do,
    planned for, por tomar, por hacer
  `),
  other: listed(`
    conducted by the bcba, conducted by a bcba, conducted by bcba, completed by the bcba, completed by bcba, done by
    the bcba, performed by the bcba, administered by the bcba, conducted by supervisor, conducted by my supervisor,
    conducted by others, led by the bcba, handled by the bcba, completed by a bcba, performed by bcba, done by bcba,
    administered by bcba, administered by a bcba, conducted by bcbas, were done by others, was done by others,
    handled by others, done by my supervisor
  `),
}

/** The clause that holds one of these was copied from a job post, or has someone's demands. */
export const advertTriggers = listed(`
  must have, must hold, must be, must possess, must pass, we are looking for, we re looking for, we are seeking, we
  re seeking, we are hiring, we re hiring, now hiring, we offer, ideal candidate, candidates must, candidate must,
  candidate will, candidates will, candidates should, candidate should, applicants must, applicants should,
  applicants with, you will, you ll, your responsibilities, you have, you are, you must, your role, a plus, strongly
  preferred, highly preferred, is preferred, are preferred, not required, is required, are required, required
  qualification, preferred qualification, minimum requirement, the successful candidate, successful candidate, job
  requires, position requires, role requires, this position, what you bring, join our team, apply today, equal
  opportunity employer, requirement for, nice to have, your duties, qualifications sought, skills sought, is desired, candidates with, required to have, license
  required, certification required, required in this, required for this, should have, should be familiar, looking
  for an rbt, looking for a bcba, hiring an rbt, hiring a bcba, hiring rbt, hiring bcba, debe tener, se requiere, se
  busca, buscamos, requisito, requisitos, ofrecemos, el candidato, la candidata, el candidato ideal, los candidatos,
  se prefiere, es necesario, estamos contratando, estamos buscando, se solicita, es indispensable, debe contar con,
  debe ser, deseable
`)

/** Phrases that hold a trigger and mean nothing of the kind. */
export const pseudoTriggers = listed(`
  not only, not just, not limited to, but not limited to, no problem, no doubt, no fewer than, no less than, no
  show, no shows, no stranger to, without hesitation, never miss, never missed, never late, never been late, no
  matter, not afraid, no write ups, without fail, no call, with no supervision, with no absences, no absences, no
  incidents, with no incidents, not to mention, no solo, no solamente, sin duda, sin problema, sin supervision, sin
  falta, sin faltar, why not, whether or not, without supervision, without assistance, without help, without injury,
  no restraint, no restraints, not verbal, non verbal, with no verbal, no verbal, with no language, without
  language, never stop learning, never stopped, never stop, not applicable to, was expected, as expected, exceed
  expected, expected outcomes, expected behavior, expected behaviors, early learning, will be able to, interest
  inventory, interest inventories, special interest in, when looking for, clients to learn, children to learn,
  students to learn, child to learn, learners to learn, kids to learn, helped to learn, clients to become, students
  to become, children to become, clients to gain, children to gain, students to gain, received training, received
  award, received excellent, receiving training, received rbt, received my, received a, received an, received
  feedback, received hands on, received on the job, received cpr, received certification, received certificate,
  receiving aba, receiving services, receiving early intervention, received supervision, clients receiving, children
  receiving, students receiving, work schedule, behavior seeking, attention seeking, sensory seeking, the future,
  skills to become, helping children learn, desire to help, passion for, observed a decrease, observed an increase,
  observed a reduction, while working on, working on goals, working on skills, working on communication, experience
  working on, worked on, goals working on, working on social, working on daily, working on toilet, working on play,
  working on functional, teach clients to, working on language, will be provided, as planned, planned ignoring, planned lessons,
  planned activities, planned and, planned meals, planned treatment, including in progress, colleague feedback,
  studying children, scheduled for clients, tracked scheduled, open to feedback, willing to travel, willing to
  relocate, willing to work, eager to help, eager to work, eager to apply, eager to bring, eager to use, hoping to
  bring, hoping to use, hoping to apply, looking to bring, looking to apply, looking to use, excited to bring,
  excited to use, want to use, want to bring, seeking to apply, seeking to use, seeking to utilize, seeking to
  bring, looking to utilize, hoping to utilize, hope to bring, hope to use, looking to continue, hoping to continue,
  seeking to continue, want to continue, hope to continue, future ready, you have questions, if you have, thank you,
  should you have
`)

/** A clause turns with one of these: denials and plans before it no longer apply. */
export const terminators = listed(`
  but, however, although, though, yet, while, whereas, instead, because, since, so, then, pero, aunque, sino,
  mientras, porque, after, following, despite, tras, unlike, when
`)

/** A plan ends with one of these: everything behind is there already. */
export const planEnds = listed(`
  my, where, experience, experienced, background, skilled, proficient, knowledgeable, offering, bringing, trained,
  mi, mis, experiencia, having, con experiencia, using, utilizing, leveraging
`)

/** After a comma or *and* these begin something new, as does a word that ends in -ed. */
export const freshStarts = listed(`
  i, have, has, had, am, skilled, proficient, familiar, strong, currently, now, ran, wrote, led, taught, took, kept,
  my, we, he, she, can, able, great, excellent, comfortable, confident, knowledgeable, good, fluent, yo, tengo, he,
  soy, manejo, uso, conozco, cuento, only, just, solo, mainly, mostly, competent, active, solid, extensive, years,
  hold, use, do, know, did, implemente, aplique, trabaje, especialmente, actualmente
`)
