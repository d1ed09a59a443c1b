/**
 * Names for made-up people besides the common ones: nicknames as people use them, typed apart from the list the product reads (some
 * of them are not in it), rarer names, cities.
 */
export const goesBy = `
Robert: Bob, Rob, Bobby
Elizabeth: Liz, Beth, Lizzie, Eliza
Jose: Pepe, Joe, Chepe
Jessica: Jess, Jessie
Jennifer: Jen, Jenny
Michael: Mike, Mikey
Christopher: Chris, Topher
Stephanie: Steph, Stef
Samantha: Sam, Sammy
Katherine: Kate, Katie, Kathy
Amanda: Mandy
Daniel: Dan, Danny
David: Dave
Victoria: Vicky, Tori, Vix
Rebecca: Becky, Becca
Kimberly: Kim
Matthew: Matt
Andrew: Andy, Drew
James: Jim, Jimmy, Jamie
Anthony: Tony, Ant
Joseph: Joe, Joey
Abigail: Abby
Madison: Maddie
Juan: Juancho, Juanito
Luis: Lucho
Francisco: Paco, Pancho, Frank
Guadalupe: Lupe, Lupita
Jesus: Chuy, Jesse
Maria: Mari, Mary
Gabriela: Gaby
Alejandra: Ale, Alex
Alexandra: Alex, Sandra, Lexi
Patricia: Pat, Patty, Trish
Nicholas: Nick
William: Will, Bill, Billy
Thomas: Tom, Tommy
Jonathan: Jon
Benjamin: Ben
Zachary: Zach
Eduardo: Lalo, Eddie
Roberto: Beto
Rosa: Rosita, Rosie
Teresa: Tere, Terry
Isabel: Chabela, Isa
Mercedes: Meche
Antonio: Tony, Toño
Manuel: Manny, Manolo
Cassandra: Cassie
Margaret: Maggie, Meg, Peggy
Susan: Sue, Susie
Allison: Allie, Ali
Mohammed: Mo, Muhammad
Catherine: Cathy, Kate
Erica: Erika, Ricki
Ana: Anna, Anita
Sofia: Sophia, Sofi
Cynthia: Cindy
Melissa: Missy, Mel
Carlos: Charlie, Carlitos
Miguel: Mike, Migue
`

export const rarerFirstNames = `
Abril Adaeze Adelina Aiko Alina Althea Amara Anahi Anjali Annika Anoushka Araceli Areli Arlene Asha Aurelia Ayanna Azalea
Bethsaida Birgit Blanca Bronwyn Calliope Candace Carys Celestina Chantal Chidi Cielo Clarissa Cleo Consuelo Corinne Dalila
Damaris Darnell Deandra Deja Delfina Demetrius Dinah Dulce Edith Eleanora Elif Eliana Emiko Enid Esmeralda Estela Eunice
Farrah Fabiola Feliciano Flor Freya Gael Gemma Giselle Gwendolyn Hadley Haruka Hector Hilda Hollis Ines Ingrid Iris Itzel
Ivonne Jamal Janae Jarvis Jazlyn Jerica Jovanna Kalani Kamala Kareem Katarzyna Kehlani Keiko Kenya Khadija Kimora Kofi Lakshmi
Lamar Larissa Leilani Leticia Lillie Lisette Lorelei Ludmila Mabel Maite Malika Marcela Marguerite Maricela Marlene Maureen
Mireya Monique Myra Nadia Nayeli Neha Nereida Ngozi Nia Noemi Odalys Oksana Olena Paloma Penelope Perla Petra Phoebe Quincy
Rahul Ramona Reina Rhiannon Rocio Ronan Rosalind Roxana Ruthie Sabrina Salma Sanjay Selena Serafina Shanice Shayla Sheree
Sienna Simone Soraya Sunita Svetlana Talia Tamika Tangela Tessa Thalia Tomiko Trinity Tyrone Uma Ursula Valentin Verena
Viridiana Waleed Wanda Wilhelmina Xochitl Yadira Yara Yasmeen Yuki Yvette Zainab Zenaida Zoraida Zuri
`

/** Rare surnames are made of a beginning and an ending, besides those that are spelt out. */
export const surnameBeginnings = `
Abern Alder Ander Arch Bal Bar Barn Beck Berg Birk Blan Brand Bran Cald Cam Carl Chan Chur Clay Cor Cran Dal Dan Dav Del Dob
Dor Dun Ed El Em Falk Fal Far Fen Flan Frank Gal Gar Gil Glad Gold Grab Gran Ha Hal Hart Hem Hol Hop Hum Ing Jan Kal Kam Kel
Ker Kir Kow Kra Lam Lan Lang Len Lin Lock Lud Mal Mar Mel Mer Mid Mon Mor Nak Nor Oak Ol Os Pal Pem Per Pol Pres Rad Ran Red
Ren Rich Rock Rom Ros Row Sal San Sch Sel Shel Sher Sta Stan Sul Sut Tal Tan Tor Tre Tru Tul Ul Van Ver Vin Wal War Wel Wes
Whit Wil Win Wol Yar Yor Zal Zim
`
export const surnameEndings = `
aki ala ale alski ano ard arez asco bach beck berg bert born bourne bridge brook burg bury by coe cott court dale dell den der
dine don dorf dyke ela elli ena enko erly ero escu etti feld field ford furt gate good grave ham hart heim hill holm house ian
idge idis ingale inger ini ino ington ishvili iuk ka kamp kin ko kowski land ler ley lin ling lock lough man mann march mark
meier mere mont moor mott ney nik oja okafor ola olsky omo ona onwu oran oro osta ott ovic ovsky owitz pole quist rath rich
rick ridge rino rose sen set shaw shire side sky smith son stad stein ster stone strom tag ter thal thorpe ton ura vale vich
ville wald ward water way well wick wood worth yama zak zano
`

export const cities = `
Houston TX 120, San Antonio TX 90, Dallas TX 70, Austin TX 60, Phoenix AZ 60, Miami FL 50, Orlando FL 40, Tampa FL 35
Los Angeles CA 60, San Diego CA 40, Fresno CA 25, El Paso TX 35, Fort Worth TX 30, St. Louis MO 30, Kansas City MO 25
Denver CO 30, Albuquerque NM 20, Las Vegas NV 25, St. Petersburg FL 15, Fort Lauderdale FL 18, Corpus Christi TX 15
Waco TX 12, Lubbock TX 12, McAllen TX 15, Laredo TX 15, Brownsville TX 12, Plano TX 15, Irving TX 12, Arlington TX 18
Columbus OH 20, Cleveland OH 15, Atlanta GA 30, Charlotte NC 20, Raleigh NC 15, Nashville TN 15, Memphis TN 12
Mount Pleasant SC 6, Saint Paul MN 10, Minneapolis MN 12, Chicago IL 40, Aurora IL 10, Indianapolis IN 15, Boise ID 8
`
