/** What is used of OpenJPEG. */
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface Decoder {
    /** Where the file is to be written. */
    getEncodedBuffer(length: number): Uint8Array;
    decode(): void;
    getFrameInfo(): {
      readonly width: number;
      readonly height: number;
      readonly bitsPerSample: number;
      readonly componentCount: number;
      readonly isSigned: boolean;
    };
    /** Samples of a pixel behind each other; of the module's memory. */
    getDecodedBuffer(): Uint8Array;
    /** 3 = luminance and two differences of colour. */
    getColorSpace(): number;
    delete(): void;
  }
  interface OpenJpeg {
    readonly J2KDecoder: new () => Decoder;
  }
  const open: (settings: {
    readonly wasmBinary: Uint8Array;
    readonly print: () => void;
    readonly printErr: () => void;
  }) => Promise<OpenJpeg>;
  export default open;
}
