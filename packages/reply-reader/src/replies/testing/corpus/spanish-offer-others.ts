/** More replies in Spanish to offered times. */
export const spanishOfferOthers = `
# offer es move
ninguna
Ninguna me queda bien
ninguna de esas
no puedo en ninguna
no puedo esos días
esos horarios no me quedan
¿Tiene otro horario?
tiene otra hora
otro día por favor
¿Hay otras horas?
esos dias trabajo
No me queda ninguna de esas horas
# offer es accept
sí
si
Si por favor
Sí, me queda bien
está bien
esta bien
ok
claro
Claro que sí
perfecto
cualquiera
cualquiera está bien
Cualquiera me queda bien
cualquiera de las tres
me da igual
la que usted quiera
Sí me interesa
de acuerdo
# offer es decline
no gracias
No, gracias
no me interesa
ya no me interesa
Ya encontré trabajo
ya tengo trabajo
ya no estoy buscando trabajo
Ya no estoy interesada
no estoy interesado
ya acepté otro trabajo
# offer es question
¿Cuánto pagan?
cuanto pagan
cuanto es el pago
¿Dónde es?
donde es la entrevista
cual es la dirección
¿Es por teléfono o en persona?
es por zoom?
¿Cuánto dura?
quien es
¿Quién es?
de que trabajo es
# offer es thanks
gracias
Muchas gracias
Gracias!
mil gracias
# offer es person
¿Me puede llamar?
me puede llamar por favor
llámeme por favor
Llámame
quiero hablar con una persona
puede llamarme
# offer es unsure
déjeme ver
dejeme checar
le aviso
Yo le aviso
no sé
tal vez
quizás el jueves
tengo que ver mi horario
hola
Buenos días
la 4
# two es pick 1
mañana
mañana a las 11
mañana está bien
Sí mañana
mañana puedo
Mañana me queda bien
el martes
la primera
manana a las 11
mañana por la mañana
la de mañana
# two es pick 2
el jueves
la segunda
a las 3
el jueves a las 3
no puedo mañana, el jueves si
mañana no puedo, mejor el jueves
la otra, el jueves
# two es propose
no puedo mañana => -tom
mañana no puedo => -tom
Mañana trabajo => -tom
en la mañana => am
por la mañana mejor => am
mañana en la tarde => tom aft
# sameday es pick 1
a las 9
la de las 9
9 de la mañana
la primera
# sameday es pick 2
a la 1
a la una
la 1 de la tarde
la segunda
# sameday es pick 3
a las 4:30
4 y media
la última
# one es pick 1
sí
Si
si puedo
Sí, está bien
me queda bien
claro que si
ok
perfecto
Si ahí estaré
ahi estare
está perfecto gracias
de acuerdo
# one es move
no puedo
no puedo a esa hora
A esa hora no puedo
¿Puede ser otro día?
otra hora por favor
`
