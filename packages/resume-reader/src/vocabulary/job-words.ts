import { listed } from './listed.ts'
/** Titles that are ABA jobs wherever they are held. */
export const abaTitles = listed(`
  rbt, registered behavior technician, registered behavioral technician, behavior technician, behavior tech,
  behavior therapist, behavior interventionist, aba therapist, aba technician, aba tech, aba tutor, aba instructor,
  aba interventionist, aba specialist, aba aide, aba assistant, aba provider, aba paraprofessional, aba clinician,
  aba supervisor, aba program, aba intern, aba trainee, aba counselor, aba coordinator, aba director, aba
  consultant, aba paraeducator, aba teacher, aba line, aba lead, bcba, bcaba, bt, abat, bcat, line therapist,
  behavior analyst, board certified behavior analyst, assistant behavior analyst, behavior consultant, behavior
  specialist, behavior instructor, behavior interventionalist, behavior tutor, behavior aide, behavior implementer,
  applied behavior, discrete trial, autism therapist, autism technician, autism interventionist, behavior coach,
  behavior assistant, behavior support specialist, behavior intervention specialist, behavior intervention
  therapist, autism tutor, autism behavior, tecnico de conducta, tecnica de conducta, tecnico conductual, tecnica
  conductual, terapeuta aba, terapeuta de conducta, terapeuta conductual, tecnico de comportamiento, tecnica de
  comportamiento, analista de conducta, terapeuta de comportamiento, tecnico aba, tecnica aba, tecnica registrada de
  conducta, tecnico registrado de conducta, tecnico registrado de comportamiento, tecnica registrada de
  comportamiento
`)

/** Titles that are ABA jobs where the employer or the duties say ABA. */
export const openTitles = listed(`
  therapist, technician, tech, clinical supervisor, clinical director, program supervisor, program manager, program
  director, clinical manager, case manager, case supervisor, interventionist, clinician, lead, trainer, supervisor,
  director, consultant, specialist, intern, trainee, practicum, fieldwork, analyst, coordinator, instructor,
  provider, mentor, volunteer, aide, assistant, terapeuta, tecnico, tecnica, supervisor clinico, manager, regional,
  student
`)

/** Titles that are no ABA work, even at an ABA company. */
export const officeTitles = listed(`
  receptionist, front desk, biller, billing, scheduler, scheduling, recruiter, recruiting, human resources, hr,
  intake, office, administrative, admin, accountant, marketing, payroll, bookkeeper, authorization, it, software,
  speech, occupational, slp, ot, slpa, cota, nurse, janitor, driver, recepcionista, credentialing, data entry,
  executive assistant, operations, finance, sales, community outreach, outreach, social media
`)

/** Titles of related work: teaching, day care, aides, nannies, care giving, group homes. */
export const relatedTitles = listed(`
  teacher, teaching, teacher aide, teacher assistant, paraprofessional, paraeducator, para educator, para, para
  professional, instructional aide, instructional assistant, classroom aide, classroom assistant, educator,
  educational aide, education assistant, educational assistant, substitute, preschool, pre school, daycare, day
  care, childcare, child care, nanny, babysitter, babysitting, baby sitter, au pair, caregiver, care giver,
  caregiving, nursing assistant, cna, home health aide, hha, personal care, pca, direct support, dsp, direct care,
  respite, group home, residential, house parent, habilitation, hab provider, hab, special education, special needs,
  special ed, one on one aide, 1 1 aide, one to one aide, school aide, tutor, job coach, life skill, after school,
  afterschool, youth, child development, early childhood, infant, toddler, care worker, care aide, care assistant,
  home aide, caretaker, care provider, behavioral health technician, mental health technician, behavior health
  technician, bht, inclusion aide, inclusion assistant, student aide, lunch aide, recess aide, playground aide,
  montessori, head start, teacher s aide, companion, community living, adult day, support professional, support
  worker, shadow, school assistant, sped, ece, mother helper, mother s helper, family assistant, home care,
  homecare, maestra, maestro, profesora, profesor, docente, ninera, ninero, cuidadora, cuidador, auxiliar de aula,
  asistente de maestra, asistente de maestro, asistente educativa, asistente educativo, guarderia, auxiliar docente,
  educadora, educador, auxiliar de educacion, asistente de educacion, auxiliar educativa, auxiliar educativo,
  preescolar, parvularia, home attendant, personal attendant, personal care attendant, personal assistant aide, home
  health, health aide, companion aide, patient care, nurse aide, nurse s aide, childminder, house manager nanny, ed
  tech, educational technician, instructional paraprofessional, early interventionist, asistente de salud, asistente de
  salud en el hogar, auxiliar de hogar, asistente domiciliaria, asistente del hogar, asistente de cuidado, cuidado de
  personas, cuidado personal, cuidado de adultos, asistente personal, ayudante de maestra, ayudante de maestro,
  asistente maestra, asistente maestro, maestra asistente, auxiliar pedagogica, auxiliar de guarderia, auxiliar
  infantil, asistente infantil, asistente de educacion especial, tutora, auxiliar de enfermeria, cuidado de ninos, asistente de salon, asistente de aula
`)

/** Titles that are related work only where the children have special needs. */
export const campTitles = listed(`
  counselor, camp, recreation, coach, lifeguard, swim instructor, music, volunteer, mentor, consejera, consejero,
  aide, assistant, support
`)

/** Words that say the people have special needs. */
export const specialNeeds = listed(`
  special need, disability, disabilities, autism, autistic, asd, developmental, down syndrome, necesidades
  especiales, autismo, discapacidad, discapacidades, adaptive, special education, special olympic
`)

/** Any other words that a title ends in or holds. */
export const titleWords = listed(`
  practicum, fieldwork, internship, externship, student teaching, practicante,
  manager, assistant, associate, cashier, server, barista, clerk, driver, technician, tech, therapist, teacher,
  counselor, aide, coordinator, specialist, supervisor, director, intern, volunteer, coach, instructor,
  representative, rep, agent, analyst, nurse, receptionist, secretary, host, hostess, waiter, waitress, cook, chef,
  crew, leader, lead, trainer, worker, interventionist, consultant, stylist, guard, operator, packer, mentor,
  professional, practitioner, engineer, accountant, developer, designer, bartender, cleaner, housekeeper, lifeguard,
  banker, teller, picker, stocker, shopper, dispatcher, paralegal, writer, editor, photographer, esthetician,
  cosmetologist, loader, busser, dishwasher, merchandiser, salesperson, sales, trainee, fellow, researcher,
  ambassador, administrator, officer, president, owner, founder, electrician, carpenter, mechanic, team member,
  keyholder, key holder, provider, clinician, apprentice, ta, interpreter, translator, phlebotomist, planner, buyer,
  architect,
  member, courier, groomer, kennel, janitor, custodian, handler, student worker, resident advisor, advisor, liaison,
  facilitator, attendant, counsellor, freelance, freelancer, self employed, scheduler, recruiter, biller, fieldwork
  student, practicum student, line cook, sitter, cajera, cajero, mesera, mesero, vendedora, vendedor, asistente,
  auxiliar, gerente, recepcionista, secretaria, enfermera, enfermero, psicologa, psicologo, voluntaria, voluntario,
  supervisora, coordinadora, coordinador, ayudante, encargada, encargado, terapeuta, tecnico, tecnica, practicante,
  cocinera, cocinero, repartidor, repartidora, chofer, camarera, camarero, empleada domestica, empleado, empleada,
  obrero, obrera, operario, operaria, costurera, jardinero, albanil, limpieza, consejera, consejero
`)

/** Words that an employer's name holds. */
export const employerWords = listed(`
  inc, llc, corp, corporation, co, company, ltd, school, elementary, academy, district, isd, usd, university,
  college, institute, service, services, therapy, therapies, clinic, hospital, center, centers, group, partners,
  learning, solutions, associates, foundation, ymca, ywca, kids, autism, aba, health, healthcare, care, home, homes,
  church, store, restaurant, cafe, hotel, bank, analytics, agency, network, systems, house, camp, club, boys, girls,
  consulting, pathways, behavioral, behavior, steps, bright, family, families, county, department, pediatrics,
  pediatric, rehabilitation, rehab, early, preschool, daycare, montessori, wellness, programs, project, society,
  ministries, escuela, centro, colegio, hospital, clinica, guarderia, universidad, instituto, familia, tienda,
  restaurante, jardin, head start, nursery, library, salon, spa, gym, pharmacy, market, outreach, community,
  alliance, initiative, resources, residence, residential, panaderia, taqueria, supermercado, taller, transportes, ferreteria, fabrica, empresa, hacienda, hogar, asilo, kinder,
  farmacia, peluqueria, lavanderia, carniceria, iglesia, diner, grill, bakery, brewing, brewery, pizza, logistics,
  construction, trucking, foods, warehouse, transportation, entertainment, catering, events, motors, auto, dental,
  medical, law, insurance, realty, properties, angels, isd, boe, autism, academies, walmart, target, starbucks, mcdonald, amazon, walgreens,
  cvs, costco, chipotle, safeway, kroger, lowe, publix, uber, instacart, doordash
`)

/** Words that say an employer or a duty is of ABA; folded, whole words. */
export const abaWords = listed(`
  aba, applied behavior analysis, applied behavior analytic, behavior analysis, behavior analytic, behavior analyst,
  discrete trial, discrete trials, dtt, bcba, bcbas, rbt, rbts, vb mapp, ablls, mand training, analisis de conducta,
  analisis conductual aplicado, analisis aplicado de la conducta, terapia aba, ensayos discretos, analisis
  conductual
`)

/** A line of duties begins with one of these, or with a word that ends in -ed or -ing. */
export const dutyWords = listed(`
  ran, led, taught, wrote, kept, took, built, made, gave, held, oversaw, drove, sold, met, help, provide, implement,
  work, assist, collect, support, conduct, responsible, duties, maintain, teach, use, run, write, create, ensure,
  document, attend, record, deliver, prepare, develop, supervise, manage, train, did, was, i, we, my, the, a, an,
  using, apoye, trabaje, implemente, aplique, recolecte, ayude, brinde, cuide, ensene, realice, responsable,
  colabore, registre, atendi, apoyo, implementacion, recoleccion, plus, also, planned, began, left, prepped, served,
  no
`)
