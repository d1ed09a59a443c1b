const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** Cities of a state in two zones by zone. `rest`: the zone of every other city, where all that lie in another one are named. */
type SplitState = { rest?: string; cities: Readonly<Record<string, string>> }

/** The states that lie in two zones, with the cities by which the zone is known; names as people write them, parted by commas. */
export const splitStates: Readonly<Record<string, SplitState>> = {
  AK: { rest: 'America/Anchorage', cities: { 'America/Adak': 'Adak, Atka' } },
  AZ: {
    rest: 'America/Phoenix',
    cities: {
      [mountain]:
        'Window Rock, Kayenta, Chinle, Tuba City, Ganado, Fort Defiance, St Michaels, Many Farms, Pinon, Lukachukai, Tsaile, Dennehotso, Leupp, Kaibeto, Shonto, Rock Point, Sanders, Houck, Dilkon',
    },
  },
  FL: {
    cities: {
      [central]:
        'Pensacola, Pensacola Beach, Gulf Breeze, Navarre, Milton, Pace, Crestview, Fort Walton Beach, Destin, Niceville, Valparaiso, Mary Esther, Shalimar, Santa Rosa Beach, Miramar Beach, DeFuniak Springs, Freeport, Panama City, Panama City Beach, Lynn Haven, Callaway, Marianna, Chipley, Bonifay, Graceville, Jay, Cantonment, Gonzalez, Perdido Key',
      [eastern]:
        'Jacksonville, Miami, Tampa, Orlando, St Petersburg, Hialeah, Port St Lucie, Cape Coral, Tallahassee, Fort Lauderdale, Pembroke Pines, Hollywood, Gainesville, Miramar, Coral Springs, Palm Bay, West Palm Beach, Clearwater, Lakeland, Pompano Beach, Miami Gardens, Davie, Boca Raton, Sunrise, Deltona, Plantation, Palm Coast, Largo, Melbourne, Deerfield Beach, Boynton Beach, Fort Myers, Kissimmee, Homestead, Weston, Delray Beach, Daytona Beach, Wellington, North Port, Jupiter, Ocala, Port Orange, Sanford, Coconut Creek, Margate, Bradenton, Sarasota, Pinellas Park, Tamarac, Doral, Bonita Springs, Apopka, Titusville, Oviedo, Winter Garden, Fort Pierce, Altamonte Springs, Ocoee, Winter Haven, Ormond Beach, Brandon, Riverview, Spring Hill, Lehigh Acres, Naples, Estero, Winter Park, Winter Springs, Clermont, Leesburg, The Villages, Vero Beach, Sebastian, Stuart, Key West, St Augustine, Ponte Vedra, Fleming Island, Orange Park, Middleburg, Lutz, Wesley Chapel, Land O Lakes, New Port Richey, Port Richey, Palm Harbor, Tarpon Springs, Dunedin, Plant City, Valrico, Venice, Port Charlotte, Punta Gorda, Lake City, Lake Mary, Celebration, Davenport, St Cloud, Haines City, Sebring, Coral Gables, Miami Beach, Aventura, Kendall, Palm Beach Gardens, Viera, Rockledge, Cocoa, Merritt Island, Palatka, Brooksville, Inverness, Crystal River, DeLand, New Smyrna Beach, Hallandale Beach, Cutler Bay, Miami Lakes, North Miami, Lake Worth, Royal Palm Beach, Lakewood Ranch, Sun City Center, Ruskin, Bartow',
    },
  },
  ID: {
    cities: {
      [pacific]:
        "Coeur d'Alene, Lewiston, Moscow, Post Falls, Hayden, Sandpoint, Rathdrum, Wallace, Kellogg, Bonners Ferry, Orofino, Grangeville, St Maries, Priest River",
      [mountain]:
        'Boise, Meridian, Nampa, Caldwell, Idaho Falls, Pocatello, Twin Falls, Rexburg, Eagle, Kuna, Star, Ammon, Chubbuck, Mountain Home, Blackfoot, Garden City, Jerome, Burley, Hailey, Ketchum, Salmon, Emmett, Middleton, Rigby, McCall, Payette',
    },
  },
  IN: {
    cities: {
      [central]:
        'Gary, Hammond, East Chicago, Merrillville, Portage, Valparaiso, Crown Point, Schererville, Hobart, Munster, Highland, Griffith, Dyer, St John, Chesterton, Lake Station, Cedar Lake, Lowell, Michigan City, La Porte, Evansville, Newburgh, Boonville, Princeton, Mount Vernon, Tell City, Rockport, Knox',
      [eastern]:
        'Indianapolis, Fort Wayne, Carmel, Fishers, South Bend, Bloomington, Lafayette, West Lafayette, Muncie, Noblesville, Terre Haute, Greenwood, Kokomo, Anderson, Elkhart, Mishawaka, Columbus, Jeffersonville, Lawrence, Westfield, New Albany, Richmond, Plainfield, Goshen, Marion, Avon, Brownsburg, Zionsville, Franklin, Greenfield, Lebanon, Warsaw, Clarksville, Seymour, Vincennes, Jasper, New Castle, Shelbyville, Crawfordsville, Logansport, Huntington, Whitestown, Danville, Mooresville',
    },
  },
  KS: {
    rest: central,
    cities: { [mountain]: 'Goodland, Sharon Springs, Wallace, Weskan, Tribune, Horace, Syracuse, Coolidge, Kanorado' },
  },
  KY: {
    cities: {
      [central]:
        'Bowling Green, Owensboro, Paducah, Hopkinsville, Henderson, Murray, Madisonville, Mayfield, Glasgow, Franklin, Russellville, Princeton, Central City, Benton, Leitchfield, Fort Campbell, Oak Grove, Hartford, Burkesville, Columbia, Scottsville, Calvert City',
      [eastern]:
        'Louisville, Lexington, Covington, Richmond, Florence, Georgetown, Nicholasville, Elizabethtown, Frankfort, Independence, Jeffersontown, Radcliff, Ashland, Erlanger, Winchester, St Matthews, Shively, Shelbyville, Berea, Danville, Newport, Bardstown, Somerset, London, Corbin, Mount Washington, Shepherdsville, Fort Thomas, Lawrenceburg, Versailles, Paris, Morehead, Pikeville, Hebron, Burlington, Union, Campbellsville, Lyndon, Middletown, Middlesboro, Hazard',
    },
  },
  MI: {
    rest: 'America/New_York',
    cities: {
      [central]:
        'Ironwood, Bessemer, Wakefield, Iron River, Crystal Falls, Iron Mountain, Kingsford, Norway, Menominee, Stephenson, Quinnesec, Caspian',
    },
  },
  ND: {
    cities: {
      [mountain]: 'Dickinson, Bowman, Hettinger, Beach, Belfield, Killdeer, Medora, Mott, New England',
      [central]:
        'Fargo, Bismarck, Grand Forks, Minot, West Fargo, Williston, Mandan, Jamestown, Wahpeton, Devils Lake, Watford City, Valley City, Grafton',
    },
  },
  NE: {
    cities: {
      [mountain]: 'Scottsbluff, Gering, Alliance, Sidney, Chadron, Ogallala, Kimball, Gordon, Imperial, Grant',
      [central]:
        'Omaha, Lincoln, Bellevue, Grand Island, Kearney, Fremont, Hastings, Norfolk, Columbus, Papillion, La Vista, North Platte, South Sioux City, Lexington, York, Beatrice, Gretna, Elkhorn, McCook, Ralston',
    },
  },
  NV: { rest: pacific, cities: { [mountain]: 'West Wendover, Jackpot' } },
  OR: { rest: pacific, cities: { [mountain]: 'Ontario, Nyssa, Vale, Adrian, Huntington' } },
  SD: {
    cities: {
      [mountain]:
        'Rapid City, Spearfish, Sturgis, Box Elder, Belle Fourche, Hot Springs, Lead, Deadwood, Custer, Pine Ridge',
      [central]:
        'Sioux Falls, Aberdeen, Brookings, Watertown, Mitchell, Yankton, Huron, Vermillion, Brandon, Pierre, Madison, Harrisburg, Tea',
    },
  },
  TN: {
    cities: {
      [eastern]:
        'Knoxville, Chattanooga, Johnson City, Kingsport, Bristol, Cleveland, Maryville, Oak Ridge, Morristown, Sevierville, Farragut, Greeneville, Elizabethton, Athens, East Ridge, Red Bank, Collegedale, Ooltewah, Hixson, Alcoa, Gatlinburg, Pigeon Forge, Lenoir City, Powell, Newport, Harriman, Rockwood, Jefferson City, Erwin, Rogersville',
      [central]:
        'Nashville, Memphis, Clarksville, Murfreesboro, Franklin, Jackson, Hendersonville, Bartlett, Smyrna, Collierville, Brentwood, Germantown, Spring Hill, Columbia, Gallatin, La Vergne, Cookeville, Mount Juliet, Lebanon, Crossville, Tullahoma, Shelbyville, Springfield, Dyersburg, Goodlettsville, Antioch, Hermitage, Cordova, Lakeland, Arlington, McMinnville, Lawrenceburg, Dickson, Nolensville, Portland, White House, Millington, Union City, Paris',
    },
  },
  TX: {
    rest: central,
    cities: {
      [mountain]:
        'El Paso, Socorro, Horizon City, San Elizario, Canutillo, Anthony, Vinton, Clint, Fabens, Tornillo, Fort Bliss, Fort Hancock, Sierra Blanca, Dell City, Westway',
    },
  },
}
