/** What a shopper said (ENT-15). */
export interface Testimonial {
  id: number;
  name: string;
  rating: number;
  description: string;
  /** The name of a still in `stills.ts`. */
  image: string;
  caption: string;
}

/** The five of the home page, in order (HOME-24). */
export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: "Ananya Krishnan",
    rating: 4,
    image: "testimonial-1",
    caption: "Architect, Bengaluru",
    description:
      "I ordered two sizes of the linen shirt to be safe and kept both: one for me, one for my mother. The cloth is better than the picture, which never happens to me.",
  },
  {
    id: 2,
    name: "Tomás Ferreira",
    rating: 5,
    image: "testimonial-2",
    caption: "Chef, Lisbon",
    description:
      "The chore jacket has lived through a year of kitchens and bicycle rides. It has faded exactly where I hoped it would. I would like them to make nothing else and also everything else.",
  },
  {
    id: 3,
    name: "Grace Okafor",
    rating: 4.5,
    image: "testimonial-3",
    caption: "Teacher, Lagos",
    description:
      "My parcel was a day late and somebody wrote to tell me so before I could ask. The dress fits like it was cut on me. I wore it to a wedding and was asked about it four times.",
  },
  {
    id: 4,
    name: "Hana Suzuki",
    rating: 4,
    image: "testimonial-4",
    caption: "Translator, Kyoto",
    description:
      "Quiet clothes, honestly described. When the page says a jumper runs a little long, it runs a little long. I only wish the beanie came in more greens.",
  },
  {
    id: 5,
    name: "Rohan Mehta",
    rating: 5,
    image: "testimonial-5",
    caption: "Father of three, Pune",
    description:
      "All three children have gone through the same pair of dungarees now and the knees are still there. Returning a wrong size took one message and no argument.",
  },
];
