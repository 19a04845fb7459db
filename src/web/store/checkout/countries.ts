/** The shop's own country, the default. */
export const homeCountry = 'Pakistan'

/** All countries parcels go to, by their usual English names. */
export const countries: readonly string[] = `
Afghanistan
Albania
Algeria
Argentina
Armenia
Australia
Austria
Azerbaijan
Bahrain
Bangladesh
Belgium
Bhutan
Bosnia and Herzegovina
Brazil
Brunei
Bulgaria
Cambodia
Canada
Chile
China
Colombia
Costa Rica
Croatia
Cyprus
Czechia
Denmark
Ecuador
Egypt
Estonia
Ethiopia
Fiji
Finland
France
Georgia
Germany
Ghana
Greece
Hong Kong
Hungary
Iceland
Indonesia
Iran
Iraq
Ireland
Italy
Japan
Jordan
Kazakhstan
Kenya
Kuwait
Kyrgyzstan
Latvia
Lebanon
Lithuania
Luxembourg
Malaysia
Maldives
Malta
Mauritius
Mexico
Morocco
Nepal
Netherlands
New Zealand
Nigeria
North Macedonia
Norway
Oman
Panama
Peru
Philippines
Poland
Portugal
Qatar
Romania
Saudi Arabia
Senegal
Serbia
Singapore
Slovakia
Slovenia
South Africa
South Korea
Spain
Sri Lanka
Sweden
Switzerland
Tajikistan
Tanzania
Thailand
Trinidad and Tobago
Tunisia
Türkiye
Turkmenistan
Uganda
United Arab Emirates
United Kingdom
United States
Uzbekistan
Vietnam
`
  .trim()
  .split('\n')
