/** Replies in English to “Do you have a reliable way to get to clients’ homes?”. */
export const transportReplies = `
# transport answer yes
yes
Yes
Yes!
yes I do
Yes I do
yes i do!
yep
yup
yeah
Yeah I do
yea i got a car
I do
i do
I drive
i drive
I drive!
I drive my own car
have a car
I have a car
i have a car
I have my own car
I have my own vehicle
i have my own transportation
I have reliable transportation
yes I have reliable transportation
Yes reliable transportation
Yes I have a car
yes I have a car and a license
Yes, I drive
yes i drive
Yes I own a car
I own a car
I got a car
got my own car
yes my own car
my own car
own car
Own vehicle
I have a truck
I have a vehicle
I have a van and insurance
car and license
I have a license and a car
license, car and insurance
I have my license and a reliable car
Yes I have a valid license and insurance
car
Car!
By car
by car
with my car
my car
a car
yes a car
yes by car
Absolutely
absolutely
of course
Of course I do
definitely
correct
y
yes ma'am
yes sir
yessir
👍
✅
🚗
yes 🚗
sure do
Sure do!
yes, driving is no problem
Yes no problem
yes I can drive anywhere in the valley
yes I drive everywhere
I drive and have insurance
I drive a honda and I don't mind traveling
I don't mind driving, I have a car
yes i do not mind driving
Yes, and I don't mind traveling
Hi yes I have a car
Hello yes I have reliable transportation
good afternoon I have my own car
hey yes i drive
yes i have a car and gas lol
I do have a car
I do have reliable transportation
I've got my own ride
I have a motorcycle and a car
just bought a new car so yes
Yes I just got a new car
yes always
# transport answer no
no
No
No.
nope
nah
no I don't
No I do not
no i dont
I don't
I do not
no car
No car
no car sorry
no car right now
I don't have a car
i dont have a car
I do not have a car
I don't drive
i dont drive
I do not drive
I can't drive
No I don't drive
No I don't have a car
no license
I don't have a license
i dont have my license
No license and no car
I don't have transportation
I do not have reliable transportation
no transportation
no reliable transportation
no ride
not at the moment
Not at this time
not right now
Not currently
not yet
not reliable
Unfortunately no
unfortunately I don't
unfortunately not
sorry no
No sorry I don't
no ma'am
n
no way to get there
I have no way to get there
I have no car
I got no car
I have no transportation
no my car broke down
No, I sold my car
I'm without a car
without a car right now
I don't own a car
Hi no I don't have a car
hello, unfortunately I do not have a car
no i dont drive sorry
never learned to drive
# transport unsure
I take the bus
i take the bus
the bus
bus
By bus
public transportation
I use public transportation
yes I take the bus
yes the bus
yes by bus
Yes, public transportation
light rail
the train
metro
I use the light rail
I take uber
uber
Uber or lyft
lyft
I can uber
I would uber
my mom drives me
My mom can take me
my husband drives me
my boyfriend can drop me off
My dad would drive me
I get a ride
I can get a ride
I could get rides
someone can take me
my sister gives me rides
I carpool
we share a car
I share a car with my husband
my husband and I share one car
I can borrow a car
I borrow my mom's car
my mom's car
my parents car
I bike
bike
I have a bike
I ride a bike
scooter
I have an electric scooter
I walk
walking
I can walk
depends on how far
Depends
it depends on the distance
depends where
If it's close
if it's close yes
Yes if it's close
yes if it is within 10 miles
Yes within 15 miles
yes but not far
yes but not more than 20 minutes
Yes but my car is in the shop
yes but I don't like the freeway
my car is in the shop
I'm getting a car next month
I'm getting my license next week
I will have a car soon
I'm buying a car in January
no car but I take the bus
no but I can take the bus
no but I can uber
No but my mom can drive me
No car but I can get a ride
I don't drive but my husband takes me
I don't have a car but I can get rides
no but I'm getting one soon
not yet but I'm getting a car next week
maybe
I think so
sometimes
Most of the time
most days
usually
kind of
sort of
idk
not sure
Not sure yet
yes and no
let me check
I can figure it out
I'll figure it out
I have a license but no car
license but no car
I have my permit
only a permit
I only drive locally
I only work in the clinic
I prefer the clinic
I only want clinic based
ok
sure
okay
hi
yes in Mesa
yes for now
# transport answer no
my car broke down
`
