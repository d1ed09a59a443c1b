/** Replies in Spanish to questions about the certificate, the hours and the way to the homes. */
export const spanishQuestionReplies = `
# certified es answer yes
sí
si
Si
SI
Sí!
si señora
sí señor
Sí tengo
si tengo
Sí la tengo
si lo tengo
Sí, tengo mi certificación
tengo mi RBT
Tengo mi certificado
tengo mi certificacion activa
Sí está activa
si esta vigente
Está vigente
Sí desde 2022
desde el 2021
soy RBT
Soy RBT certificada
Estoy certificada
estoy certificado
Sí estoy certificada
claro
Claro que sí
por supuesto
Así es
correcto
sip
simón
pues sí
la renové el mes pasado
Acabo de renovarla
Hola sí tengo mi RBT
Buenas tardes, sí
buenos días si estoy certificada
# certified es answer no
todavía no pero mi examen es la próxima semana
no
No
no tengo
No tengo
No la tengo
no, no tengo
todavía no
Todavia no
aún no
Aun no
aun no la tengo
todavía no tengo mi certificación
no estoy certificada
No estoy certificado
No soy RBT
no tengo certificación
no señora
nop
nel
por el momento no
ahorita no
lamentablemente no
Desafortunadamente no
estoy tomando el curso de 40 horas
estoy en el curso de 40 horas
Estoy haciendo el curso
ya se me venció
se me venció
Se venció
está vencida
expiró
mi certificación expiró el año pasado
No pero quiero sacarla
no, pero me gustaría
Hola, no tengo
# certified es unsure
mi examen es la próxima semana
tengo el examen el lunes
se venció pero la estoy renovando
la estoy renovando
ya casi
casi
sí pero está vencida
si pero se vencio
creo que sí
no sé
no estoy segura
tal vez
tengo experiencia
tengo 3 años de experiencia
tenía pero ya no sé si está activa
ok
hola
sí y no
# hours es answer yes
sí
si
Sí puedo
si puedo
Sí, sí puedo
claro
Claro que sí
Claro que si puedo
por supuesto
perfecto
Perfecto
está bien
Esta bien
me queda bien
me queda perfecto
esas horas me quedan bien
Ese horario me queda bien
ese horario está perfecto
cualquier día
Cualquier dia
todos los días
todos los dias puedo
de lunes a viernes sí
sí de lunes a viernes
sin problema
Sí, sin problema
no hay problema
de 3 a 8 está bien
De 3 a 8 puedo
puedo de 3 a 8
puedo a cualquier hora
a cualquier hora
estoy disponible
tengo disponibilidad abierta
Hola sí puedo trabajar esas horas
# hours es answer no
no
no puedo
No puedo
No, no puedo
no puedo en ese horario
No puedo esas horas
solo en las mañanas
Solo en las mañanas
sólo por las mañanas
nada más en la mañana
solo mañanas
solo fines de semana
Solo los fines de semana
nomás los fines de semana
ese horario no me queda
no me queda ese horario
No tengo disponible ese horario
a esa hora trabajo
trabajo a esas horas
tengo clases a esa hora
lamentablemente no
por las tardes no puedo
# hours es unsure
solo lunes y miércoles
lunes y miercoles
martes y jueves nada más
puedo de 4 a 6
de 4 a 7
después de las 4
Despues de las 5
salgo a las 5
casi todos los días
algunos días
a veces
depende
Depende del día
sí pero los viernes no
Si pero no los viernes
todos los días menos el viernes
sí, si es cerca
hasta las 6
solo hasta las 7
tal vez
no sé todavía
no estoy seguro
tengo que ver mi horario
déjeme ver
prefiero en las mañanas
medio tiempo
ok
# transport es answer yes
sí
si
Sí tengo
si tengo carro
Sí tengo carro
tengo carro
Tengo carro
tengo mi carro
tengo carro propio
Tengo mi propio carro
Tengo transporte
tengo transporte propio
sí tengo transporte
manejo
Sí manejo
yo manejo
si manejo
en mi carro
mi carro
carro propio
tengo auto
Tengo licencia y carro
tengo coche
tengo troca
claro
Claro que sí
por supuesto
sí, tengo como moverme
# transport es answer no
no
no tengo
No tengo carro
no tengo carro
no manejo
No manejo
No, no manejo
no tengo transporte
No tengo licencia
por el momento no
Todavía no
ahorita no tengo carro
lamentablemente no
sin carro
# transport es unsure
en camión
en autobús
tomo el bus
Uso el autobús
en bus
transporte público
en uber
mi mamá me lleva
Mi esposo me lleva
mi esposo me puede llevar
me llevan
me dan ride
pido ride
compartimos un carro
si es cerca sí
depende de la distancia
Depende
sí pero no muy lejos
no pero puedo ir en uber
no tengo carro pero me llevan
en bicicleta
caminando
a veces
casi siempre
mi carro está en el taller
# certified es answer no
estoy en proceso
en proceso
`
