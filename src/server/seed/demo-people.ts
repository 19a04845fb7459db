/** The shoppers of the demo: name, gender, city, postal code, street. The first is the one visitors sign in as. */
export const demoPeople = [
  ['Ayesha', 'Khan', 'female', 'Lahore', '54000', 'House 12, Street 4, Gulberg III'],
  ['Sana', 'Malik', 'female', 'Karachi', '75600', 'Flat 7B, Clifton Block 5'],
  ['Hira', 'Sheikh', 'female', 'Islamabad', '44000', 'House 88, Street 21, F-10/2'],
  ['Maryam', 'Qureshi', 'female', 'Rawalpindi', '46000', '14 Bank Road, Saddar'],
  ['Zainab', 'Ahmed', 'female', 'Faisalabad', '38000', 'P-212, Peoples Colony No. 1'],
  ['Nadia', 'Hussain', 'female', 'Multan', '60000', '31 Bosan Road'],
  ['Fatima', 'Raza', 'female', 'Peshawar', '25000', '9 University Town'],
  ['Amna', 'Butt', 'female', 'Sialkot', '51310', '5 Kutchery Road'],
  ['Rabia', 'Javed', 'female', 'Gujranwala', '52250', 'Street 3, Satellite Town'],
  ['Bilal', 'Chaudhry', 'male', 'Lahore', '54770', '44-C, Model Town'],
  ['Iqra', 'Nawaz', 'female', 'Hyderabad', '71000', '17 Latifabad Unit 6'],
  ['Mehwish', 'Baig', 'female', 'Karachi', '74200', 'A-56, Gulshan-e-Iqbal Block 13'],
  ['Saima', 'Farooq', 'female', 'Bahawalpur', '63100', '2 Model Town B'],
  ['Usman', 'Ghani', 'male', 'Islamabad', '44220', 'Apartment 301, Bahria Enclave'],
  ['Kiran', 'Shah', 'female', 'Quetta', '87300', '21 Jinnah Road'],
  ['Noor', 'Abbasi', 'female', 'Abbottabad', '22010', '6 Mandian'],
  ['Sadia', 'Mirza', 'female', 'Lahore', '54792', '118-J, DHA Phase 1'],
  ['Huma', 'Siddiqui', 'female', 'Karachi', '75500', '3rd Zamzama Lane'],
  ['Tahira', 'Bibi', 'female', 'Sargodha', '40100', '77 Satellite Town'],
  ['Farah', 'Iqbal', 'female', 'Sukkur', '65200', '8 Barrage Road'],
  ['Omar', 'Yousaf', 'male', 'Rawalpindi', '46300', '23 Chaklala Scheme 3'],
  ['Lubna', 'Aslam', 'female', 'Gujrat', '50700', '11 Bhimber Road'],
  ['Zara', 'Haider', 'female', 'Karachi', '75850', 'B-9, North Nazimabad Block H'],
  ['Asma', 'Tariq', 'female', 'Lahore', '54600', '60 Shadman II'],
] as const

export type DemoPerson = (typeof demoPeople)[number]
