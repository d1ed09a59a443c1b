/** Replies in Spanish to offered times. */
export const spanishOffers = `
# offer es pick 1
pasado mañana
la primera
La primera por favor
la primera opción
primera
la 1
opción 1
opcion 1 porfa
el primero
numero 1
número uno
miércoles
Miercoles
el miércoles
el miercoles esta bien
El miércoles me queda bien
miercoles a las 10
el miércoles a las 10
a las 10
a las diez
10am
la de las 10
La del miércoles
el miercoles por favor
Sí, el miércoles
si el miercoles esta bien
Puedo el miércoles
yo puedo el miercoles
el miércoles a las 10 de la mañana
miercoles en la mañana
el 2 de diciembre
el dia 2
la mas temprano
la más temprana
me gustaría el miércoles
prefiero el miercoles
mejor el miércoles
mierkoles
miercoles alas 10
el miércoles perfecto
Hola buenas tardes, el miércoles a las 10 me queda perfecto
me sirve el miércoles
Me conviene el miércoles
la de la mañana
# offer es pick 2
la segunda
La segunda por favor
la segunda opción
segunda
la 2
opción 2
la dos
el segundo
la de en medio
jueves
Jueves
el jueves
el jueves esta bien
El jueves me queda bien
jueves a las 2
el jueves a las 2 de la tarde
a las 2
a las dos
2 de la tarde
la de las 2
la del jueves
el jueves por favor
Sí el jueves
si el jueves puedo
Puedo el jueves
puedo el jueves a las 2
el 3 de diciembre
el jueves 3
jueves porfa
jueves por la tarde
el jueves en la tarde
prefiero el jueves
mejor el jueves
El jueves me funciona
jueves alas 2pm
el jueves está perfecto, gracias
el miércoles no puedo, el jueves sí
el miercoles trabajo pero el jueves si puedo
no puedo el miercoles, mejor el jueves
me sirve la segunda
juebes
# offer es pick 3
la tercera
La tercera opción
tercera
la 3
la tres
opción 3
el tercero
la última
la ultima por favor
viernes
Viernes
el viernes
el viernes me queda bien
viernes a las 4:30
el viernes a las 4 y media
a las cuatro y media
4:30
la de las 4:30
la del viernes
El viernes por favor
si el viernes
puedo el viernes
el viernes por la tarde
el 4 de diciembre
mejor el viernes
prefiero el viernes
el viernes está bien
viernes 4:30 pm
biernes
la mas tarde
salgo a las 4 asi que el viernes a las 4:30
# offer es propose
no puedo el jueves => -thu
el jueves no puedo => -thu
jueves no => -thu
El miércoles no puedo => -wed
no puedo el viernes => -fri
cualquier día menos el jueves => -thu
trabajo el viernes => -fri
después de las 3 => >15
despues de las 3 => >15
Después de las 5 puedo => >17
puedo despues de las 4 => >16
a partir de las 3 => >15
salgo del trabajo a las 5 => >17
antes de las 12 => <12
antes del mediodía => <12
antes de las 2 => <14
en la mañana => am
por la mañana => am
por las mañanas => am
prefiero en la mañana => am
puedo por la tarde => aft
en la tarde => aft
mejor en las tardes => aft
en la noche => eve
mañana => tom
mañana? => tom
¿Puede ser mañana? => tom
Puedo mañana => tom
mañana a las 10 => tom @10
mañana por la mañana => tom am
mañana en la mañana => tom am
mañana por la tarde => tom aft
mañana en la tarde => tom aft
mañana después de las 3 => tom >15
manana despues de las 3 => tom >15
manana en la tarde => tom aft
¿Puede ser el lunes? => mon
el lunes => mon
lunes a las 10 => mon @10
el lunes por la mañana => mon am
el lunes después de las 2 => mon >14
el martes => tue
martes o miercoles => tue / wed
el martes a las 3 => tue @15
el jueves a las 4 => thu @16
el jueves en la mañana => thu am
el jueves después de las 3 => thu >15
el viernes a las 10 => fri @10
el viernes en la mañana => fri am
El viernes antes de las 12 => fri <12
el sábado => sat
los sabados => sat*
los fines de semana => wknd*
la próxima semana => nw
la proxima semana => nw
La semana que viene => nw
la otra semana => nw
pasado mañana a las 9 => dat @9
hoy => today
hoy a las 5 => today @17
¿Tiene algo hoy? => today
entre las 10 y las 12 => 10-12
de 10 a 12 => 10-12
el jueves de 9 a 11 => thu 9-11
no puedo en las mañanas => -am
ninguna, ¿puede ser el lunes? => mon
Ninguna me queda, puede ser el lunes despues de las 3? => mon >15
el 8 de diciembre => 12/8
el 8 de diciembre a las 3 => 12/8 @15
`
