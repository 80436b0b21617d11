/** A category of the demo shop with its subcategories in order; pictures are names in the manifest. */
export interface DemoCategory<Name extends string = string, Sub extends string = string> {
  name: Name;
  subcategories: Sub[];
  tile: string;
  banner: string;
}

const category = <const Name extends string, const Sub extends string>(
  name: Name,
  ...subcategories: Sub[]
): DemoCategory<Name, Sub> => ({
  name,
  subcategories,
  tile: `tile-${name.toLowerCase()}`,
  banner: `banner-${name.toLowerCase()}`,
});

export const demoCategories = [
  category("Women", "Dresses", "Tops", "Blouses", "Knitwear", "Trousers", "Skirts", "Outerwear"),
  category("Men", "Shirts", "Tees", "Knitwear", "Trousers", "Denim", "Outerwear"),
  category("Children", "Tops", "Dresses", "Playwear", "Outerwear"),
  category("Accessories", "Scarves", "Hats", "Belts", "Sunglasses", "Jewellery", "Watches"),
  category("Shoes", "Sneakers", "Boots", "Loafers", "Sandals", "Flats"),
  category("Bags", "Totes", "Crossbody", "Backpacks", "Travel", "Evening"),
];
