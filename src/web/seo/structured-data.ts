import type { ProductDetail } from "#contract/catalog.ts";
import { pictureUrl } from "#contract/picture.ts";
import { toRupees } from "#contract/money.ts";
import { paths } from "../paths.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";

/** schema.org's BreadcrumbList. React Router escapes the data when it writes the script. */
export function breadcrumbData(crumbs: Crumb[], shopUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(to && { item: new URL(to, shopUrl).href }),
    })),
  };
}

/** schema.org's Product with its offer, in the base currency. */
export function productData(product: ProductDetail, shopUrl: string): object {
  const url = new URL(paths.product(product.id), shopUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.id,
    url,
    image: product.pictures.map((picture) => new URL(pictureUrl(picture), shopUrl).href),
    category: `${product.category.name} > ${product.subCategory.name}`,
    offers: {
      "@type": "Offer",
      url,
      price: toRupees(product.price).toFixed(2),
      priceCurrency: "INR",
      availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
    },
    ...(product.ratingAverage !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.ratingAverage.toFixed(1),
        reviewCount: product.ratingCount,
      },
    }),
  };
}
