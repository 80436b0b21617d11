/** What a shopper said (ENT-15). */
export interface Testimonial {
  id: number;
  name: string;
  rating: number;
  /** The texts of the home page that hold what was said and by whom. */
  description: `voice${1 | 2 | 3 | 4 | 5}`;
  /** The name of a still in `stills.ts`. */
  image: string;
  caption: `voice${1 | 2 | 3 | 4 | 5}By`;
}

/** The five of the home page, in order (HOME-24). */
export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: "Ananya Krishnan",
    rating: 4,
    image: "testimonial-1",
    description: "voice1",
    caption: "voice1By",
  },
  {
    id: 2,
    name: "Tomás Ferreira",
    rating: 5,
    image: "testimonial-2",
    description: "voice2",
    caption: "voice2By",
  },
  {
    id: 3,
    name: "Grace Okafor",
    rating: 4.5,
    image: "testimonial-3",
    description: "voice3",
    caption: "voice3By",
  },
  {
    id: 4,
    name: "Hana Suzuki",
    rating: 4,
    image: "testimonial-4",
    description: "voice4",
    caption: "voice4By",
  },
  {
    id: 5,
    name: "Rohan Mehta",
    rating: 5,
    image: "testimonial-5",
    description: "voice5",
    caption: "voice5By",
  },
];
