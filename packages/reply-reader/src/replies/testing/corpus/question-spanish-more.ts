/** Replies in Spanish to questions about age and the first day, and those that answer none of the five. */
export const spanishMoreReplies = `
# adult es answer yes
sí
si
Sí soy
sí claro
Claro
claro que sí
tengo 22
Tengo 22 años
tengo 35 años
soy mayor de edad
Sí soy mayor de edad
mayor de edad
soy mayor
sí tengo 19
si tengo 40 años
25 años
tengo treinta
por supuesto
así es
Sí, tengo 28
ya cumplí 18
acabo de cumplir 18
# adult es answer no
no
No
tengo 17
Tengo 17 años
no tengo 17
No, tengo 16 años
todavía no
Todavía no
soy menor de edad
Soy menor
menor de edad
no soy mayor de edad
aún no
# adult es unsure
ya casi
casi
sí tengo 17
tengo 18 años de experiencia
ok
tal vez
# start es answer yes
lo antes posible
Lo antes posible
lo más pronto posible
cuanto antes
de inmediato
Inmediatamente
inmediatamente
ya
ya mismo
ahora mismo
hoy
mañana
Mañana mismo
el lunes
El lunes
este lunes
el próximo lunes
a partir del lunes
puedo empezar el lunes
puedo empezar mañana
Puedo empezar de inmediato
Puedo empezar cuando sea
la próxima semana
la proxima semana
la semana que viene
la otra semana
en dos semanas
En 2 semanas
dos semanas
necesito dar aviso de 2 semanas
Necesito dar dos semanas de aviso
tengo que dar dos semanas en mi trabajo
tengo que avisar con dos semanas
en una semana
en un mes
el próximo mes
en enero
Enero
a principios de enero
después del 15
despues del 15
el 15
el 15 de diciembre
a partir del 1 de diciembre
el primero de diciembre
después de año nuevo
después de navidad
cuando sea
cuando usted diga
Cuando ustedes quieran
cuando me necesiten
en cualquier momento
cualquier día
no puedo hasta enero
hasta enero
estoy disponible ya
Hola puedo empezar el lunes
# start es unsure
no sé todavía
no sé
No estoy segura
no estoy seguro todavía
depende
Depende del horario
tal vez el lunes
a lo mejor en enero
creo que el lunes
déjeme ver
tengo que preguntar en mi trabajo
le aviso
cuando tenga mi certificado
pronto
sí
si
ok
no
hola
si me dan el horario, el lunes
# start es decline
ya no estoy buscando
ya encontré trabajo
Ya no me interesa
ya tengo trabajo
# start es question
¿cuándo necesitan que empiece?
el lunes, cuánto pagan?
¿cuándo es el entrenamiento?
# certified es question
¿qué es RBT?
qué es eso
no, ¿ustedes dan entrenamiento?
sí, ¿cuánto pagan?
# hours es question
sí, ¿cuánto pagan la hora?
¿cuántas horas son?
¿es medio tiempo?
# transport es question
¿dónde son las casas?
¿pagan la gasolina?
sí tengo carro, ¿pagan las millas?
# adult es question
¿por qué?
por qué preguntan
¿necesito experiencia?
# certified es decline
ya no me interesa
ya encontré otro trabajo
# hours es decline
ya no estoy interesada
Ya conseguí trabajo, gracias
no gracias, ya no busco trabajo
# transport es decline
Ya no me interesa, gracias
# hours es stop
no me escriban más
ya no me manden mensajes
# certified es stop
no me manden mensajes
alto
# transport es stop
dejen de escribirme
# adult es stop
no quiero más mensajes
# start es stop
quítenme de la lista
# certified es wrong
número equivocado
se equivocó de número
# start es wrong
yo no apliqué, número equivocado
# hours es person
¿me puede llamar?
quiero hablar con alguien
# transport es person
llámeme por favor
# certified es person
me pueden llamar
# adult es question
es un robot?
# hours es thanks
gracias
Muchas gracias
# start es thanks
gracias
# adult es answer no
cumplo 18 en mayo
Cumplo 18 en mayo
cumplo 18 el próximo mes
tengo 17 pero cumplo 18 en enero
todavía no pero cumplo 18 en enero
# start es answer yes
cuando termine la escuela
`
