/** Words of which the passwords that leak most often are made; with digits and signs around them they are as well known. */
export const commonPasswordStems: readonly string[] =
  `password passwort passwd pass passcode passphrase mypassword yourpassword newpassword oldpassword thepassword secret topsecret mysecret
  qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd qweasdzxc zaqxsw
  letmein login logmein signin welcome welcomeback hello helloworld goodbye access open opensesame sesame enter default changeme changethis
  change temp temporary test testing tester tested guest user username admin administrator root superuser support service system sysadmin
  master manager office company business work working staff team employee boss
  abc abcd abcdef abcdefg abcdefgh aaa zzz xxx
  iloveyou iloveu loveyou loveme lovely love lover mylove truelove babylove sweetheart honey darling angel angels baby babygirl babyboy
  princess prince queen king kingdom buttercup cutie sweety sugar candy cookie cookies chocolate cupcake
  dragon dragons monkey monkeys tiger tigers lion lions eagle eagles bear bears panda wolf wolves falcon falcons phoenix shark dolphin dolphins
  horse horses kitty kitten kittens puppy puppies doggy dog dogs cat cats fish bird butterfly bunny rabbit turtle spider scorpion snake
  football soccer baseball basketball hockey tennis golf golfer rugby cricket volleyball softball swimming skating racing nascar
  cowboys yankees lakers steelers packers broncos patriots raiders giants dodgers redsox chelsea liverpool arsenal barcelona juventus madrid
  superman batman spiderman ironman wonderwoman captain hulk avengers joker starwars skywalker vader jedi yoda matrix pokemon pikachu naruto
  mario zelda sonic minecraft fortnite roblox nintendo playstation xbox gandalf frodo hogwarts potter harrypotter disney mickey minnie
  shadow hunter ranger killer knight warrior ninja samurai pirate soldier marine army navy police fire firefighter
  michael michelle jennifer jessica jordan jordans ashley amanda daniel danielle andrew andrea anthony thomas robert william charlie charles
  joshua matthew nicole nicolas samantha hannah taylor justin brandon christian christopher jasmine melissa elizabeth maria patrick richard
  alexander alexandra sophie sophia emma olivia lucas oliver george david john james joseph jackson maggie buster bailey ginger pepper max
  sunshine sunny summer winter spring autumn january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday rainbow flower flowers rose roses daisy lily orchid garden forest river ocean beach mountain star
  stars moon sky heaven earth world nature
  money dollar rich million cash bank gold golden silver diamond diamonds crystal platinum
  freedom liberty peace happy happiness smile lucky luck forever always family mother father mom dad mommy daddy brother sister friend friends
  jesus jesuschrist christ god godisgood blessed blessing faith hope grace amen church bible
  computer internet google facebook instagram twitter youtube linkedin amazon apple samsung iphone android microsoft windows linux yahoo hotmail
  gmail email website server database network wireless wifi router
  mustang corvette ferrari porsche mercedes toyota honda yamaha harley chevy camaro jeep truck
  america american canada england london paris france germany texas california florida newyork chicago boston dallas austin mexico brazil india
  purple orange yellow green blue black white pink brown red gray
  pizza banana apples strawberry cherry peaches coffee beer vodka whiskey wine
  music guitar piano drums metal rock rocknroll metallica nirvana slipknot blink eminem beatles
  ninetynine trustno trustnoone whatever nothing something anything everything nobody someone idontknow dontknow fuckyou fuckoff fuck asshole
  bitch shit sexy sex hottie bigdick pussy boobs biteme suckit
  therapy therapist clinic clinics behavior autism analyst patient patients doctor nurse hospital health healthcare recruit recruiter recruiting
  candidate candidates hiring`.split(/\s+/)
