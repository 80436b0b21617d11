/** As much as is used of a package without types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
