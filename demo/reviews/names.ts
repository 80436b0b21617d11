/** Reviewers' names; the shop's shoppers live in many countries. */
export const REVIEWERS: readonly string[] = [
  "Priya S.", "Arjun Nair", "Meera Iyer", "Kabir Malhotra", "Ishita Rao", "Vikram Shetty", "Sneha Kulkarni", "Aditya Bose",
  "Farah Khan", "Nikhil Joshi", "Lakshmi V.", "Devika Menon", "Rahul Verma", "Zoya Ahmed", "Manish Gupta", "Tara Pillai",
  "Emma Lindqvist", "Oskar Berg", "Ingrid Dahl", "Mikkel Sørensen", "Aino Korhonen", "Sofia Rossi", "Luca Bianchi",
  "Camille Laurent", "Hugo Moreau", "Élise Petit", "Jonas Weber", "Lena Fischer", "Maximilian Krüger", "Pieter de Vries",
  "Sanne Bakker", "Carmen Ruiz", "Javier Ortega", "Inês Carvalho", "Rui Almeida", "Katarzyna Nowak", "Tomasz Zieliński",
  "Eszter Nagy", "Andrei Popescu", "Elena Dimitrova", "Nikos Papadakis", "Ayşe Yılmaz", "Emre Demir", "Yael Cohen",
  "Omar Haddad", "Layla Mansour", "Reem Al Suwaidi", "Chidi Eze", "Amara Nwosu", "Kwame Mensah", "Wanjiku Kamau",
  "Thandiwe Dlamini", "Pieter van Zyl", "Aiko Tanaka", "Kenji Watanabe", "Yuki Mori", "Min-jun Park", "Seo-yeon Kim",
  "Li Wei", "Zhang Min", "Mei Ling Tan", "Jasper Lim", "Nurul Aisyah", "Dewi Lestari", "Bayu Pratama", "Linh Nguyen",
  "Somchai P.", "Maria Santos", "Carlo Reyes", "Chloe Harris", "Jack Thompson", "Aroha Williams", "Liam Walker",
  "Olivia Bennett", "James Carter", "Hannah Murphy", "Ciarán Byrne", "Fiona MacLeod", "Rhys Evans", "Charlotte Dubois",
  "Noah Tremblay", "Ava Wilson", "Ethan Brooks", "Grace Kim", "Diego Herrera", "Valentina Gómez", "Mateo Silva",
  "Beatriz Souza", "Rafael Costa", "Camila Fuentes", "Lucía Paredes", "Sanjana Perera", "Bishal Thapa", "Nusrat Jahan",
  "Hassan Raza", "Ayesha Siddiqui",
];
