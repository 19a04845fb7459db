/** Cities and larger towns of Pakistan. */
export const cityNames: readonly string[] = (
  'Abbottabad, Ahmadpur East, Ahmedpur Sial, Alipur, Arifwala, Astore, Attock, Badin, Bagh, Bahawalnagar, Bahawalpur, ' +
  'Bannu, Barikot, Basirpur, Batkhela, Bela, Bhakkar, Bhalwal, Bhera, Bhimber, Bhit Shah, Burewala, Chagai, Chakdara, ' +
  'Chaman, Charsadda, Chawinda, Chakwal, Chichawatni, Chilas, Chiniot, Chishtian, Chitral, Choa Saidan Shah, Chunian, ' +
  'Dadu, Daharki, Dalbandin, Daska, Daud Khel, Dera Allah Yar, Dera Bugti, Dera Ghazi Khan, Dera Ismail Khan, ' +
  'Dera Murad Jamali, Digri, Dina, Dinga, Dipalpur, Dir, Dunyapur, Esakhel, Faisalabad, Faqirwali, Farooqabad, ' +
  'Fateh Jang, Fort Abbas, Gambat, Ghakhar Mandi, Gharo, Ghotki, Gilgit, Gojra, Gujar Khan, Gujranwala, Gujrat, Gwadar, ' +
  'Hafizabad, Hala, Hangu, Haripur, Haroonabad, Hasan Abdal, Hasilpur, Haveli Lakha, Havelian, Hazro, Hub, Hunza, ' +
  'Hyderabad, Islamabad, Jacobabad, Jahanian, Jalalpur Jattan, Jalalpur Pirwala, Jampur, Jamshoro, Jaranwala, Jauharabad, ' +
  'Jhang, Jhelum, Jhuddo, Kabirwala, Kahror Pacca, Kahuta, Kalabagh, Kalat, Kallar Kahar, Kallar Syedan, Kamalia, Kamoke, ' +
  'Kandhkot, Karachi, Karak, Karor Lal Esan, Kashmore, Kasur, Khairpur, Khairpur Tamewali, Khanewal, Khanpur, Kharan, ' +
  'Kharian, Khushab, Khuzdar, Kohat, Kot Addu, Kot Momin, Kot Radha Kishan, Kotli, Kotri, Kundian, Kunri, Lahore, Lakki ' +
  'Marwat, Lala Musa, Lalian, Landi Kotal, Larkana, Layyah, Liaquatpur, Lodhran, Loralai, Mailsi, Malakand, Malakwal, ' +
  'Mandi Bahauddin, Mandi Faizabad, Mansehra, Mardan, Mastung, Matiari, Matli, Mehar, Mehrabpur, Mian Channu, Mianwali, ' +
  'Mingora, Mirpur, Mirpur Khas, Mirpur Mathelo, Mithi, Moro, Multan, Muridke, Murree, Muzaffarabad, Muzaffargarh, ' +
  'Nankana Sahib, Narowal, Nasirabad, Naudero, Naushahro Feroze, Nawabshah, Nowshera, Nushki, Okara, Ormara, Pabbi, ' +
  'Pakpattan, Panjgur, Pano Aqil, Parachinar, Pasni, Pasrur, Pattoki, Peshawar, Phalia, Pind Dadan Khan, Pindi Bhattian, ' +
  'Pindi Gheb, Pir Mahal, Pishin, Qila Didar Singh, Qila Saifullah, Quetta, Raiwind, Rajanpur, Rahim Yar Khan, Ranipur, ' +
  'Rawalakot, Rawalpindi, Renala Khurd, Risalpur, Rohri, Sadiqabad, Sahiwal, Saidu Sharif, Sakrand, Samandri, Sambrial, ' +
  'Sanghar, Sangla Hill, Sarai Alamgir, Sargodha, Sehwan, Shabqadar, Shahdadkot, Shahdadpur, Shahkot, Shahpur, Shakargarh, ' +
  'Sharaqpur, Sheikhupura, Shikarpur, Shorkot, Shujaabad, Sialkot, Sibi, Sillanwali, Skardu, Sujawal, Sukkur, Swabi, ' +
  'Talagang, Tando Adam, Tando Allahyar, Tando Jam, Tando Muhammad Khan, Tank, Taunsa, Taxila, Thatta, Timergara, Toba Tek ' +
  'Singh, Topi, Turbat, Ubauro, Umerkot, Uthal, Vehari, Wah Cantt, Wana, Wazirabad, Yazman, Zafarwal, Zhob, Ziarat'
).split(', ')

/** Short and older names, and spellings that are too far from the name to be taken for a slip. */
export const otherCityNames: Readonly<Record<string, string>> = {
  lhr: 'Lahore',
  khi: 'Karachi',
  isb: 'Islamabad',
  rwp: 'Rawalpindi',
  pindi: 'Rawalpindi',
  fsd: 'Faisalabad',
  lyallpur: 'Faisalabad',
  mux: 'Multan',
  pew: 'Peshawar',
  grw: 'Gujranwala',
  skt: 'Sialkot',
  hyd: 'Hyderabad',
  sgd: 'Sargodha',
  bwp: 'Bahawalpur',
  ryk: 'Rahim Yar Khan',
  dgkhan: 'Dera Ghazi Khan',
  dgk: 'Dera Ghazi Khan',
  dikhan: 'Dera Ismail Khan',
  dik: 'Dera Ismail Khan',
  ttsingh: 'Toba Tek Singh',
  mbdin: 'Mandi Bahauddin',
  swat: 'Mingora',
  montgomery: 'Sahiwal',
  campbellpur: 'Attock',
  benazirabad: 'Nawabshah',
  sakhar: 'Sukkur',
  wah: 'Wah Cantt',
}
